import { numbered } from '@wrenchwise/ui/numbered.ts';

const BULLET = /^- (.+)$/;
const NUMBER = /^\d{1,2}\. (.+)$/;

/** The items of a block whose every line begins alike; undefined where it is no list. */
const itemsOf = (lines: readonly string[], start: RegExp): readonly string[] | undefined => {
  const items = lines.flatMap((line) => start.exec(line)?.[1] ?? []);
  return lines.length > 0 && items.length === lines.length ? items : undefined;
};

/**
 * An answer's plain text: paragraphs and lists. Nothing in it becomes markup, a picture or a link,
 * whoever wrote it.
 */
export function MessageText({ text }: { text: string }) {
  const blocks = text.split(/\n{2,}/).filter((block) => block.trim() !== '');
  return (
    <div className="space-y-2.5 wrap-anywhere">
      {numbered(blocks).map(({ number, text: block }) => (
        // By its place only: the last block grows while the answer comes.
        <Block key={number} lines={block.split('\n')} />
      ))}
    </div>
  );
}

function Block({ lines }: { lines: readonly string[] }) {
  const bullets = itemsOf(lines, BULLET);
  if (bullets) return <List items={bullets} />;
  const steps = itemsOf(lines, NUMBER);
  if (steps) return <List items={steps} isOrdered />;
  const [first = '', ...rest] = lines;
  const below = itemsOf(rest, BULLET);
  if (!below) return <p className="whitespace-pre-line">{lines.join('\n')}</p>;
  return (
    <div>
      <p className="mb-1 font-label">{first}</p>
      <List items={below} />
    </div>
  );
}

function List({ items, isOrdered = false }: { items: readonly string[]; isOrdered?: boolean }) {
  const Tag = isOrdered ? 'ol' : 'ul';
  return (
    <Tag className={isOrdered ? 'list-decimal space-y-1 pl-5' : 'list-disc space-y-1 pl-5'}>
      {numbered(items).map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </Tag>
  );
}
