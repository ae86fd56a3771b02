/** Short texts one under the other in a cell. */
export function Lines({ texts }: { texts: readonly string[] }) {
  return texts.length === 0 ? (
    <span className="text-faint">Not stated</span>
  ) : (
    <ul className="grid gap-1">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
