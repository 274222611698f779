import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's NODEFS that is used here; it has no public types. */
interface EmscriptenNodeFs {
  stream_ops: { fsync?: (stream: EmscriptenStream) => number };
  realPath(node: unknown): string;
  tryFSOperation<T>(operation: () => T): T;
  doSetAttr(target: unknown, node: unknown, attributes: { mode?: number | null }, ...how: unknown[]): void;
}

interface EmscriptenStream {
  /** The file's descriptor in this process; a folder has none. */
  nfd?: number;
  node: unknown;
}

type Init = NodeFS['init'];

/**
 * PGlite's file system with an fsync that reaches the disk, and files that are the owner's alone.
 *
 * The stock one has none: PostgreSQL asks for it and gets a silent yes, so that a power cut loses acknowledged writes.
 * This touches the internals of the pinned version: a test counts the calls.
 */
export class DurableNodeFS extends NodeFS {
  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), giveRealFsync, keepFilesPrivate],
      },
    };
  }
}

function giveRealFsync(module: { NODEFS: unknown }): void {
  const nodeFs = module.NODEFS as EmscriptenNodeFs;
  nodeFs.stream_ops.fsync = (stream) =>
    nodeFs.tryFSOperation(() => {
      if (stream.nfd === undefined) fsyncPath(nodeFs.realPath(stream.node));
      else fs.fsyncSync(stream.nfd);
      return 0;
    });
}

/** The stock one makes each file writable for everybody, whatever the process's umask. */
function keepFilesPrivate(module: { NODEFS: unknown }): void {
  const nodeFs = module.NODEFS as EmscriptenNodeFs;
  const setAttributes = nodeFs.doSetAttr.bind(nodeFs);
  nodeFs.doSetAttr = (target, node, { mode, ...attributes }, ...how) =>
    setAttributes(
      target,
      node,
      typeof mode === 'number' ? { ...attributes, mode: mode & ~0o077 } : attributes,
      ...how,
    );
}

/** Forces a file, or the names inside a folder, to the disk. */
export function fsyncPath(path: string): void {
  const descriptor = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
