import cases from './cases/chat.json' with { type: 'json' };
import { type ChatCase, judge, judgeByPatterns } from './chat/chat-answers.ts';
import {
  askAt,
  type ChatServer,
  diagnose,
  readDiagnosis,
  diagnosisChat,
  percentile,
  postJson,
  withChatServer,
} from './chat/chat-server.ts';
import { writeResult } from './scores/results.ts';

const isMain = process.argv[1] === import.meta.filename;

/** Answers that are read at once. */
const STREAMS = 100;

/** The limit for the first words of an answer without a model. */
const FIRST_WORDS_MS = 100;

/** `--show` prints every question with its answer, to be judged by reading. */
const isShown = process.argv.includes('--show');

interface Wrong {
  readonly car: string;
  readonly ask: string;
  readonly wrong: readonly string[];
}

const converse = async (server: ChatServer) => {
  const wrong: Wrong[] = [];
  const kinds: Record<string, { asked: number; right: number }> = {};
  const firsts: number[] = [];
  let asked = 0;
  for (const { questions, ...report } of cases.diagnoses) {
    const first = await diagnose(server, report);
    let diagnosis = first;
    const car = `${report.make} ${report.model}`;
    if (isShown) console.log(`\n# ${car}: ${report.symptoms}`);
    for (const question of questions as readonly ChatCase[]) {
      const answer = await askAt(server, diagnosisChat(diagnosis.id), question.ask);
      const faults = judge(question, answer, diagnosis, first);
      // What was reported is part of it now.
      if (answer.isWeighed) diagnosis = await readDiagnosis(server, diagnosis.id);
      const kind = (kinds[question.is] ??= { asked: 0, right: 0 });
      asked += 1;
      kind.asked += 1;
      if (faults.length === 0) kind.right += 1;
      else wrong.push({ car, ask: question.ask, wrong: faults });
      firsts.push(answer.firstMs);
      if (isShown) {
        console.log(`\n## ${question.ask}\n${answer.text}`);
        if (faults.length > 0) console.log(`WRONG: ${faults.join('; ')}`);
      }
    }
  }
  return { asked, wrong, kinds, firsts };
};

/** Questions about saved cars and public guides; only their patterns judge them. */
const converseOnSubjects = async (server: ChatServer) => {
  const wrong: Wrong[] = [];
  let asked = 0;
  const questionsOn = async (
    name: string,
    subject: string,
    questions: readonly ChatCase[],
  ): Promise<void> => {
    if (isShown) console.log(`\n# ${name}`);
    for (const question of questions) {
      const path = `/api/conversations/${subject}/messages`;
      const answer = await askAt(server, path, question.ask);
      const faults = judgeByPatterns(question, answer);
      asked += 1;
      if (faults.length > 0) wrong.push({ car: name, ask: question.ask, wrong: faults });
      if (!isShown) continue;
      console.log(`\n## ${question.ask}\n${answer.text}`);
      if (faults.length > 0) console.log(`WRONG: ${faults.join('; ')}`);
    }
  };
  for (const { questions, ...vehicle } of cases.vehicles) {
    const made = await postJson(server, '/api/vehicles', vehicle);
    // The endpoint's own schema checked it on the way out.
    const { id } = (await made.json()) as { readonly id: string };
    await questionsOn(`${vehicle.make} ${vehicle.model}`, `vehicle/${id}`, questions);
  }
  for (const { slug, questions } of cases.guides) {
    await questionsOn(slug, `guide/${slug}`, questions);
  }
  return { asked, wrong };
};

/** So long is a conversation that somebody comes back to for months. */
const LENGTH = 200;
const LAST = 50;

/** How soon the last answers of one long conversation begin, questions and reports as they come. */
const converseAtLength = async (server: ChatServer): Promise<readonly number[]> => {
  const [first] = cases.diagnoses;
  if (first === undefined) return [];
  const { questions: _, ...report } = first;
  const asked = cases.diagnoses.flatMap(({ questions }) => questions.map(({ ask }) => ask));
  const { id } = await diagnose(server, report);
  const firsts: number[] = [];
  for (let at = 0; at < LENGTH; at += 1) {
    const text = asked[at % asked.length] ?? '';
    firsts.push((await askAt(server, diagnosisChat(id), text)).firstMs);
  }
  return firsts.slice(-LAST);
};

/** As many streams at once, each of a conversation of its own. */
const openAtOnce = async (server: ChatServer): Promise<readonly number[]> => {
  const [first] = cases.diagnoses;
  if (first === undefined) return [];
  const { questions: _, ...report } = first;
  const ids: string[] = [];
  for (let at = 0; at < STREAMS; at += 1) ids.push((await diagnose(server, report)).id);
  const answers = await Promise.all(
    ids.map((id) => askAt(server, diagnosisChat(id), 'Can I still drive it to work?')),
  );
  return answers.map(({ firstMs }) => firstMs);
};

/**
 * Follow-up questions answered without a model, through the server as it runs: how many state what a
 * right answer must and nothing that is nowhere, and how soon the first words come.
 */
export const run = async (): Promise<void> => {
  const { spoken, subjects, long, atOnce } = await withChatServer(async (server) => ({
    spoken: await converse(server),
    long: await converseAtLength(server),
    subjects: await converseOnSubjects(server),
    atOnce: await openAtOnce(server),
  }));
  const { asked, wrong, kinds, firsts } = spoken;
  const result = {
    diagnoses: cases.diagnoses.length,
    asked,
    right: asked - wrong.length,
    firstWordsMs: { p50: percentile(firsts, 0.5), p99: percentile(firsts, 0.99) },
    longConversation: {
      messages: LENGTH,
      lastFirstWordsMs: { p50: percentile(long, 0.5), p99: percentile(long, 0.99) },
    },
    streamsAtOnce: {
      streams: atOnce.length,
      firstWordsMs: { p50: percentile(atOnce, 0.5), p99: percentile(atOnce, 0.99) },
    },
    kinds,
    wrong,
    vehiclesAndGuides: {
      asked: subjects.asked,
      right: subjects.asked - subjects.wrong.length,
      wrong: subjects.wrong,
    },
  };
  writeResult('chat.json', result);
  console.log(
    `chat: ${result.right} of ${asked} right, of vehicles and guides ${result.vehiclesAndGuides.right} of ${subjects.asked}; first words ${result.firstWordsMs.p50} ms (p99 ${result.firstWordsMs.p99} ms), after ${LENGTH} messages p99 ${result.longConversation.lastFirstWordsMs.p99} ms, ${atOnce.length} at once p99 ${result.streamsAtOnce.firstWordsMs.p99} ms`,
  );
  if (result.firstWordsMs.p99 > FIRST_WORDS_MS) {
    throw new Error(`the first words took ${result.firstWordsMs.p99} ms`);
  }
};

if (isMain) await run();
