/** A server-sent event as a client reads it. */
export interface ReadEvent {
  readonly event: string;
  readonly id?: string;
  readonly data: unknown;
}

const toEvent = (block: string): readonly ReadEvent[] => {
  const fields = new Map(
    block.split('\n').map((line) => {
      const at = line.indexOf(': ');
      return [line.slice(0, at), line.slice(at + 2)];
    }),
  );
  const [event, id, data] = [fields.get('event'), fields.get('id'), fields.get('data')];
  if (event === undefined || data === undefined) return [];
  return [{ event, data: JSON.parse(data) as unknown, ...(id === undefined ? {} : { id }) }];
};

/** The events of an answer as they arrive; comments and `retry` are left out. */
export async function* readEvents(answer: Response): AsyncGenerator<ReadEvent> {
  let rest = '';
  for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) yield* toEvent(block);
  }
}

/** All of them, once the answer has ended. */
export const allEvents = async (answer: Response): Promise<readonly ReadEvent[]> => {
  const events: ReadEvent[] = [];
  for await (const event of readEvents(answer)) events.push(event);
  return events;
};
