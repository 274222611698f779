import fs from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { connect } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { emptyCluster } from './db/pglite/empty-cluster.ts';

/*
 * Part of the build: makes the empty database that a first start copies. Nothing in it is anybody's, and whoever runs the server may
 * read it: an image or a package holds it as root's.
 */
const dataDir = `${emptyCluster}.unfinished`;
const cluster = join(dataDir, 'bd');
for (const folder of [dataDir, emptyCluster]) fs.rmSync(folder, { recursive: true, force: true });

fs.mkdirSync(dataDir, { recursive: true });
await (await PGlite.create(cluster)).close();
const { pool, kind, close } = await connect({ dataDir });
try {
  await migrate({ pool, kind });
} finally {
  await close();
}

for (const entry of fs.readdirSync(cluster, { recursive: true, withFileTypes: true })) {
  fs.chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}
fs.chmodSync(cluster, 0o755);
fs.renameSync(cluster, emptyCluster);
fs.rmSync(dataDir, { recursive: true });
