/** A build that is under way. */
interface BuildFolder {
  readonly folder: string;
  readonly finish: () => void;
  readonly drop: () => void;
}

export const USED_BY: string;

export function openBuildFolder(root: string, name: string, link: string): BuildFolder;
