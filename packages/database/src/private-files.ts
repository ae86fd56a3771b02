import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];

/**
 * The embedded database's files, readable by their owner only: PGlite passes on the modes that
 * PostgreSQL asks for, such as 0666, and ignores the process's umask.
 */
export class PrivateFiles extends NodeFS {
  override async init(pg: PGlite, options: Parameters<Init>[1]): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    const mask: NonNullable<typeof emscriptenOpts.preRun>[number] = ({ FS }) => {
      const { chmod } = FS;
      FS.chmod = (path: string, mode: number, dontFollow?: boolean) =>
        chmod(path, mode & 0o700, dontFollow);
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), mask] },
    };
  }
}
