import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Other people's tools, each with what it needs beside it, in the versions that the document is known to suit. */
const TOOLS = {
  redocly: ['@redocly/cli@2.77.0'],
  spectral: ['@stoplight/spectral-cli@6.16.3'],
  prism: ['@stoplight/prism-cli@5.16.0'],
  orval: ['orval@8.38.0'],
  // Both call the compiler's JavaScript interface, which TypeScript 7 has no more.
  'openapi-typescript': ['openapi-typescript@7.13.0', 'typescript@5.9.3'],
  'openapi-ts': ['@hey-api/openapi-ts@0.99.0', 'typescript@5.9.3'],
} as const;

export type Tool = keyof typeof TOOLS;

const QUIET = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  ORVAL_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
};

/** Starts a tool as `npx` has it, in `folder`, away from the workspace's own packages. Its output is piped. */
export function startTool(folder: string, tool: Tool, args: readonly string[]): ChildProcess {
  const packages = TOOLS[tool].flatMap((name) => ['--package', name]);
  return spawn('npx', ['--yes', ...packages, tool, ...args], {
    cwd: folder,
    env: { ...process.env, ...QUIET },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    // A group of its own, because npx starts the tool as its child.
    detached: process.platform !== 'win32',
  });
}

/** Runs a tool to its end. @throws Error with what it said, when it finds fault */
export async function runTool(folder: string, tool: Tool, args: readonly string[]): Promise<void> {
  const child = startTool(folder, tool, args);
  let said = '';
  const keep = (text: string): void => {
    said += text;
  };
  child.stdout?.setEncoding('utf8').on('data', keep);
  child.stderr?.setEncoding('utf8').on('data', keep);
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`${tool} ${args.join(' ')}\n\n${said}`);
}
