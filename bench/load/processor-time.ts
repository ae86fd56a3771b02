import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second (USER_HZ), whatever the kernel's own tick is. */
const MS_PER_TICK = 10;
const BYTES_PER_KB = 1024;

/** Fields of /proc/[pid]/stat behind the name, which may hold blanks: counted from the state. */
const PARENT = 1;
const TIMES = [11, 12];
const TIMES_OF_ENDED_CHILDREN = [13, 14];

const readStat = (pid: number): readonly string[] | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
};

const sumOf = (stat: readonly string[], fields: readonly number[]): number =>
  fields.reduce((sum, field) => sum + Number(stat[field] ?? 0), 0);

/** Processor time of a process with all its threads so far, in milliseconds. */
export const processorMs = (pid: number): number => {
  const stat = readStat(pid);
  return stat === undefined ? 0 : sumOf(stat, TIMES) * MS_PER_TICK;
};

/** The same of a process and its children, those that have ended included, such as PostgreSQL's. */
export const processorMsOfFamily = (parent: number): number => {
  const own = readStat(parent);
  if (own === undefined) return 0;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readStat(Number(name)))
    .filter((stat) => stat?.[PARENT] === String(parent))
    .reduce((sum, stat) => sum + sumOf(stat ?? [], TIMES), 0);
  return (sumOf(own, [...TIMES, ...TIMES_OF_ENDED_CHILDREN]) + children) * MS_PER_TICK;
};

/** Memory that a process holds now (resident set), in bytes. */
export const residentBytes = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * BYTES_PER_KB;
};
