import { type SystemId } from '@wrenchwise/knowledge/systems';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { useId } from 'react';

import { SYSTEM_NAMES } from '../words/system-names.ts';
import type { PicturePart } from './picture.ts';
import { PICTURES } from './pictures.ts';
import { SYSTEM_ACCENTS } from './system-accents.ts';

/** About the width of a letter of the labels, in the drawing's units. */
const LETTER = 8;

interface Props {
  system: SystemId;
  /** The id of the part that is meant; see `partNamed`. None: all parts are drawn alike. */
  highlight?: string | undefined;
  className?: string;
}

/** A system of the car taken apart, its parts named, and the one that is meant in the system's accent. */
export function SystemPicture({ system, highlight, className }: Props) {
  const id = useId();
  const { about, around, parts } = PICTURES[system];
  const meant = parts.find((part) => part.id === highlight);
  return (
    <svg
      viewBox="0 0 400 260"
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-desc`}
      fill="none"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('h-auto w-full', SYSTEM_ACCENTS[system], className)}
    >
      <title id={`${id}-title`}>
        {meant ? `${SYSTEM_NAMES[system]}: ${meant.name}` : SYSTEM_NAMES[system]}
      </title>
      <desc id={`${id}-desc`}>{about}</desc>
      {around !== undefined && <path d={around} stroke="var(--line)" />}
      {parts.map((part) => (
        <Part key={part.id} part={part} isMeant={part === meant} isQuiet={meant !== undefined} />
      ))}
      {parts.map((part) => (
        <Name key={part.id} part={part} isMeant={part === meant} />
      ))}
    </svg>
  );
}

/** The parts of a system without their names, the one that is meant marked: for a small picture, 400 × 260. */
export function SystemParts({ system, highlight }: { system: SystemId; highlight: string }) {
  const { around, parts } = PICTURES[system];
  return (
    <g fill="none" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
      {around !== undefined && <path d={around} stroke="var(--line)" />}
      {parts.map((part) => (
        <Part key={part.id} part={part} isMeant={part.id === highlight} isQuiet />
      ))}
    </g>
  );
}

function Part({
  part: { id, shape, tube, detail },
  isMeant,
  isQuiet,
}: {
  part: PicturePart;
  isMeant: boolean;
  isQuiet: boolean;
}) {
  const line = isMeant || !isQuiet ? 'var(--system)' : 'var(--line-strong)';
  const fill = isMeant ? 'var(--system-mark)' : isQuiet ? 'var(--surface)' : 'var(--system-soft)';
  return (
    <g data-part={id} stroke={line}>
      {tube !== undefined && (
        <>
          <path d={tube} strokeWidth="7" />
          <path d={tube} strokeWidth="3.8" stroke={fill} />
        </>
      )}
      {shape !== undefined && <path d={shape} fill={fill} fillRule="evenodd" />}
      {detail !== undefined && <path d={detail} strokeWidth="1.1" />}
    </g>
  );
}

function Name({
  part: { name, label, to, isEnd = false },
  isMeant,
}: {
  part: PicturePart;
  isMeant: boolean;
}) {
  const [x, y] = label;
  const width = name.length * LETTER;
  const [left, right] = isEnd ? [x - width, x] : [x, x + width];
  // From the nearest point of the word, so that the line never runs through it.
  const fromX = Math.min(Math.max(to[0], left), right);
  const fromY = to[1] > y ? y + 4 : to[1] < y - 14 ? y - 15 : y - 5;
  return (
    <g>
      <path
        d={`M${fromX} ${fromY}L${to[0]} ${to[1]}`}
        stroke={isMeant ? 'var(--system)' : 'var(--line-strong)'}
        strokeWidth={isMeant ? 1.6 : 1}
      />
      <circle
        cx={to[0]}
        cy={to[1]}
        r="2.4"
        fill={isMeant ? 'var(--system)' : 'var(--line-strong)'}
      />
      <text
        x={x}
        y={y}
        textAnchor={isEnd ? 'end' : 'start'}
        fontSize="15.5"
        fill={isMeant ? 'var(--system)' : 'var(--soft)'}
        className={isMeant ? 'font-bold' : 'font-medium'}
      >
        {name}
      </text>
    </g>
  );
}
