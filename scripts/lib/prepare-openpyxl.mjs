import { spawnSync } from 'node:child_process';
import { canInstallDebianPackages, installDebianPackage } from './debian.mjs';

/** Debian's Python knows Debian's openpyxl; another one may come first on the path. */
const PYTHONS = ['/usr/bin/python3', 'python3'];

const hasOpenpyxl = () =>
  PYTHONS.some((python) => spawnSync(python, ['-c', 'import openpyxl'], { stdio: 'ignore' }).status === 0);

/** Finds the library that workbooks are compared with, or installs it where that needs no question. @returns whether it is there */
export async function prepareOpenpyxl() {
  if (!hasOpenpyxl() && canInstallDebianPackages()) {
    console.log('openpyxl is not installed: installing it…');
    await installDebianPackage('python3-openpyxl');
  }
  return hasOpenpyxl();
}
