import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's NODEFS that is used here; it has no public types. */
interface EmscriptenNodeFs {
  stream_ops: { fsync?: (stream: EmscriptenStream) => number };
  realPath(node: unknown): string;
  tryFSOperation<T>(operation: () => T): T;
}

interface EmscriptenStream {
  /** The file's descriptor in this process; a folder has none. */
  nfd?: number;
  node: unknown;
}

type Init = NodeFS['init'];

/**
 * PGlite's file system with an fsync that reaches the disk.
 *
 * The stock one has none: PostgreSQL asks for it and gets a silent yes, so that a power cut loses acknowledged writes.
 * This touches the internals of the pinned version: a test counts the calls.
 */
export class DurableNodeFS extends NodeFS {
  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), giveRealFsync] },
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

/** Forces a file, or the names inside a folder, to the disk. */
export function fsyncPath(path: string): void {
  const descriptor = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
