/** Code to copy. It scrolls by itself, also by the keyboard. */
export function CodeBlock({ title, code }: { title: string; code: string }) {
  return (
    <figure className="min-w-0">
      <figcaption className="caption mb-1.5">{title}</figcaption>
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable
        tabIndex={0}
        aria-label={title}
        role="region"
        className="overflow-x-auto rounded-md border border-line bg-sunken p-4 text-sm"
      >
        <code className="font-mono">{code}</code>
      </pre>
    </figure>
  );
}
