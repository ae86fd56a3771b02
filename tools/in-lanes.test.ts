import { expect, test } from 'vitest';

import { inLanes, type Step } from './in-lanes.ts';

/** Steps that end when they are ordered to, and what has begun so far. */
const stage = (...given: readonly (readonly [name: string, ...after: string[]])[]) => {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const steps = given.map(([name, ...after]): Step => {
    const end = Promise.withResolvers<void>();
    ends.set(name, end);
    const run = () => {
      begun.push(name);
      return end.promise;
    };
    return { name, after, run };
  });
  const end = (name: string) => ends.get(name)?.resolve();
  const fail = (name: string) => ends.get(name)?.reject(new Error(`${name} broke`));
  return { begun, steps, end, fail };
};

test('as many steps run beside each other as there are lanes, in their order', async () => {
  const { begun, steps, end } = stage(['build'], ['checks'], ['web']);
  const run = inLanes(2, steps);
  expect(begun).toEqual(['build', 'checks']);
  end('checks');
  await expect.poll(() => begun).toEqual(['build', 'checks', 'web']);
  end('web');
  end('build');
  await run;
});

test('a step waits for what it needs, and another takes its lane meanwhile', async () => {
  const { begun, steps, end } = stage(['build'], ['journeys', 'build'], ['web']);
  const run = inLanes(2, steps);
  expect(begun).toEqual(['build', 'web']);
  end('build');
  await expect.poll(() => begun).toEqual(['build', 'web', 'journeys']);
  end('web');
  end('journeys');
  await run;
});

test('what is not part of the run is not waited for', async () => {
  const { begun, steps, end } = stage(['embedded', 'postgres']);
  const run = inLanes(2, steps);
  expect(begun).toEqual(['embedded']);
  end('embedded');
  await run;
});

test('a failure is that of the run, once what runs beside it is done', async () => {
  const { begun, steps, end, fail } = stage(['build'], ['checks'], ['web']);
  const over: string[] = [];
  const run = inLanes(2, steps).catch((error: unknown) => over.push(String(error)));
  fail('build');
  await steps[0]?.run().catch(() => over.push('seen'));
  expect(over).toEqual(['seen']);
  end('checks');
  await run;
  expect(over).toEqual(['seen', 'Error: build broke']);
  expect(begun).not.toContain('web');
});

test('steps that wait for each other are an error', async () => {
  const { steps } = stage(['eggs', 'hens'], ['hens', 'eggs']);
  await expect(inLanes(2, steps)).rejects.toThrow('steps wait for each other: eggs, hens');
});
