/** What a widget has told the application so far. */
export function DiaryList({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className="diary" aria-labelledby="diary">
      <h2 id="diary">{title}</h2>
      <ol>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end.
          <li key={index}>{line}</li>
        ))}
      </ol>
    </section>
  );
}
