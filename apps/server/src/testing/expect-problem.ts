import { isErrorCode } from '@wrenchwise/contract/errors';
import { Problem } from '@wrenchwise/contract/problem';
import { expect } from 'vitest';

/** A refusal by a code of the catalogue; never a failure of the server. */
export const expectProblem = async (answer: Response): Promise<Problem> => {
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  const problem = Problem.parse(await answer.json());
  expect(problem.status).toBe(answer.status);
  expect(problem.requestId).toBe(answer.headers.get('x-request-id'));
  expect(problem.code).toSatisfy(isErrorCode);
  return problem;
};

/** A refusal that names this field. */
export const expectNamed = async (answer: Response, field: string, sent: string): Promise<void> => {
  const problem = await expectProblem(answer);
  const about = `${field} = ${sent.slice(0, 60)}`;
  expect([400, 422], about).toContain(problem.status);
  expect(['request/invalid', 'request/text-too-long'], about).toContain(problem.code);
  const paths = problem.fields?.map(({ path }) => path.split('.')[0]) ?? [];
  expect({ about, paths }).toEqual({ about, paths: expect.arrayContaining([field]) });
};
