import type { PrintedBlock } from '@wrenchwise/contract/printed-document';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { Notice, type NoticeTone } from '@wrenchwise/ui/notice.tsx';
import { numbered } from '@wrenchwise/ui/numbered.ts';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { type Column, Table } from '@wrenchwise/ui/table.tsx';

type Of<Kind extends PrintedBlock['kind']> = Extract<PrintedBlock, { kind: Kind }>;

const TONES: Readonly<Record<Of<'notice'>['tone'], NoticeTone>> = {
  danger: 'high',
  caution: 'medium',
  plain: 'info',
};

/** A document on the screen, block by block; a browser prints it as it is. */
export function PrintedBlocks({ blocks }: { blocks: readonly PrintedBlock[] }) {
  const headed = withHeadings(blocks);
  return (
    <div className="grid gap-4">
      {headed.map(({ key, block, heading }) => (
        <Block key={key} block={block} heading={heading} />
      ))}
    </div>
  );
}

/** Each block with the heading above it, which names tables. */
const withHeadings = (blocks: readonly PrintedBlock[]) => {
  let heading = '';
  return numbered(blocks.map(({ kind }) => kind)).flatMap(({ key, number }) => {
    const block = blocks[number - 1];
    if (!block) return [];
    if (block.kind === 'heading') heading = block.text;
    return [{ key, block, heading }];
  });
};

function Block({ block, heading }: { block: PrintedBlock; heading: string }) {
  if (block.kind === 'heading') {
    return <h2 className="mt-4 text-xl break-after-avoid">{block.text}</h2>;
  }
  if (block.kind === 'subheading') {
    return <h3 className="text-base break-after-avoid">{block.text}</h3>;
  }
  if (block.kind === 'paragraph') {
    return <p className={PARAGRAPH[block.tone ?? 'plain']}>{block.text}</p>;
  }
  if (block.kind === 'notice') {
    return (
      <Notice tone={TONES[block.tone]} title={block.title} className="break-inside-avoid">
        {block.text}
      </Notice>
    );
  }
  if (block.kind === 'list') {
    return (
      <ul className="list-disc pl-5">
        {numbered(block.items).map(({ key, text }) => (
          <li key={key} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    );
  }
  if (block.kind === 'facts') {
    return (
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[1fr_2fr]">
        {block.rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-faint">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    );
  }
  return block.kind === 'table' ? (
    <BlockTable block={block} caption={heading} />
  ) : (
    <figure className="break-inside-avoid">
      <img
        src={siteAddress(block.url)}
        alt={block.caption}
        className={
          block.maxHeight === undefined
            ? 'max-h-[90vh] max-w-full'
            : 'max-h-80 max-w-full rounded-md'
        }
      />
      <figcaption className="mt-1 text-sm text-faint wrap-anywhere">{block.caption}</figcaption>
    </figure>
  );
}

const PARAGRAPH = {
  plain: 'measure whitespace-pre-line',
  strong: 'measure font-semibold whitespace-pre-line',
  note: 'measure text-sm whitespace-pre-line text-faint',
} as const;

interface BlockRow {
  readonly key: string;
  readonly cells: readonly string[];
  readonly isTotal: boolean;
}

const cellOf =
  (index: number) =>
  ({ cells, isTotal }: BlockRow) => (
    <span className={cx('wrap-anywhere whitespace-pre-line', isTotal && 'font-semibold')}>
      {cells[index]}
    </span>
  );

function BlockTable({ block, caption }: { block: Of<'table'>; caption: string }) {
  const rows = block.total === undefined ? block.rows : [...block.rows, block.total];
  const keyed = numbered(rows.map((cells) => cells.join(' '))).map(({ key, number }): BlockRow => ({
    key,
    cells: rows[number - 1] ?? [],
    isTotal: block.total !== undefined && number === rows.length,
  }));
  const columns = block.columns.map(({ head, align }, index): Column<BlockRow> => ({
    id: head,
    title: head,
    align: align === 'right' ? 'end' : 'start',
    cell: cellOf(index),
  }));
  return <Table caption={caption} columns={columns} rows={keyed} rowKey={({ key }) => key} />;
}
