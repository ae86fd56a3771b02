interface Figure {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

/** Key figures side by side. */
export function FigureTiles({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {figures.map(({ label, value, note }) => (
        <div key={label} className="min-w-0 rounded-lg border border-line bg-surface p-4">
          <dt className="caption">{label}</dt>
          <dd className="figures mt-1 text-xl font-semibold wrap-anywhere">{value}</dd>
          {note !== undefined && <dd className="mt-0.5 text-xs text-faint">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
