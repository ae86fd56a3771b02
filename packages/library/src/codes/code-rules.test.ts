import { engine } from '@wrenchwise/engine/testing/engine';
import { FAULTS } from '@wrenchwise/knowledge/catalogue';
import { KNOWN_FINDINGS } from '@wrenchwise/knowledge/codes/check-words';
import { recordOf } from '@wrenchwise/knowledge/codes/code-record';
import { driveFloorOf } from '@wrenchwise/knowledge/codes/drive-floors';
import { expect, test } from 'vitest';

import { library } from '../testing/library.ts';
import type { CodePage } from './code-page.ts';
import { effortOf } from './effort.ts';

const { paged, describe: describeCode, causes: causesOf } = library.codes;

/** Rules over every page that exists: each fails when one page breaks it. */
const pages = [...paged()].flatMap((code) => describeCode(code) ?? []);

/** What a diagnosis says of each page's code by itself: asked once, for the rules below. */
const answers = new Map(pages.map(({ code }) => [code, engine.diagnose({ text: code }, {})]));
const answerTo = (code: string) => {
  const answer = answers.get(code);
  if (answer === undefined) throw new Error(`${code} has no page`);
  return answer;
};

/** What a page asks its reader to do, or says that may be done. */
const instructionsOf = ({ clear, light, freezeFrame, live, checks }: CodePage): string =>
  [
    clear,
    light,
    ...freezeFrame.flatMap(({ name, why }) => [name, why]),
    ...live.flatMap(({ name }) => [name]),
    ...checks.flatMap(({ title }) => [title]),
  ].join(' | ');

const textOf = (page: CodePage): string =>
  JSON.stringify([page.plain, page.circuit, page.drive, page.light, page.clear, page.checks]);

test('at most 20 pages know neither a cause, nor a circuit, nor what it is on some make', () => {
  const stubs = pages.filter(
    ({ causes, circuit, onMakes }) =>
      causes.length === 0 && circuit === undefined && onMakes.length === 0,
  );
  expect(stubs.map(({ code }) => code).length).toBeLessThanOrEqual(20);
});

test('a page’s causes and shares are those of a diagnosis of its code only', () => {
  for (const { code, causes, other } of pages) {
    const [first] = causes;
    if (first === undefined) continue;
    const answer = answerTo(code);
    // A page lists faults, a diagnosis repairs: one of several faults may be the likelier job.
    const [leading] = answer.causes.toSorted((a, b) => b.probability - a.probability);
    expect(leading?.faultId, code).toBe(first.faultId);
    expect(leading?.probability, code).toBe(first.share);
    for (const { faultId, share } of causes) {
      const found = answer.causes.find((cause) => cause.faultId === faultId);
      if (found !== undefined) expect(found.probability, code).toBe(share);
    }
    // Where the diagnosis lists faults without the code too, these make up the rest.
    const listed = new Set(causes.map(({ faultId }) => faultId));
    if (answer.causes.every(({ faultId }) => listed.has(faultId))) {
      expect(other, code).toBeLessThanOrEqual(answer.other + 1e-5);
    }
    expect(other, code).toBeLessThan(0.6);
  }
});

test('a page’s verdict is that of a diagnosis of its code only, on every page', () => {
  const differing = pages
    .map(({ code, drive }) => [code, drive.verdict, answerTo(code).canDrive.verdict])
    .filter(([, page, answer]) => page !== answer);
  expect(differing).toEqual([]);
  expect(pages.length).toBeGreaterThan(800);
});

test('a code that names a part leaves about a quarter to what no fault lists', () => {
  const unlisted = ({ other, more }: CodePage) => other - more.share;
  const others = pages.filter(({ causes }) => causes.length > 0).map(unlisted);
  const middle = others.toSorted((a, b) => a - b)[Math.floor(others.length / 2)] ?? 1;
  expect(middle).toBeGreaterThan(0.15);
  expect(middle).toBeLessThan(0.32);
  for (const code of ['P0301', 'P0420', 'P0171', 'P0335', 'P0128', 'C0035']) {
    const page = describeCode(code);
    expect(page && unlisted(page), code).toBeLessThan(0.33);
  }
});

test('a page that says not to drive holds no sentence that drives, loads or clears to try', () => {
  const driving =
    /\bdrive (?:a|on|off|round|gently|slowly|it|for|until|the(?! pump)|hard)\b|\bdriving\b|full load|hard pull|under load|road test|test drive|motorway|\bclear (?:it|\$1|P\d{4}) (?:once|and)\b|yes, after/i;
  const contradicting = pages
    .filter(({ drive }) => drive.verdict === 'no')
    .flatMap((page) => {
      const found = driving.exec(instructionsOf(page));
      return found === null ? [] : [`${page.code}: ${found[0]}`];
    });
  expect(pages.filter(({ drive }) => drive.verdict === 'no').length).toBeGreaterThan(40);
  expect(contradicting).toEqual([]);
});

test('no brake code speaks of the turbo, and none sends its reader up a hill', () => {
  for (const page of pages.filter(({ name }) =>
    /brake (?:booster|assist)|vacuum pump/i.test(name),
  )) {
    expect(page.system, page.code).toBe('brakes');
    // What the number means on one make is said apart, of that make.
    const { live, freezeFrame, causes } = page;
    const names = causes.map(({ name }) => name);
    const ofEveryCar = `${textOf(page)}${JSON.stringify([live, freezeFrame, names])}`;
    expect(ofEveryCar, page.code).not.toMatch(/turbo|boost pressure|damper|\bhill\b/i);
  }
});

test('a high-voltage battery’s code is not about the 12-volt battery or the radiator', () => {
  const ofHighVoltage = pages.filter(({ name }) => /^(?:hybrid|high-voltage) battery/i.test(name));
  expect(ofHighVoltage.length).toBeGreaterThan(25);
  for (const page of ofHighVoltage) {
    const { plain, circuit, light, clear } = page;
    const text = JSON.stringify([plain, circuit, light, clear]);
    expect(text, page.code).not.toMatch(/12-volt battery|alternator|radiator|thermostat/i);
  }
});

test('a crankshaft or camshaft circuit code never warns of the chain or belt', () => {
  const circuits = pages.filter(({ code }) => /^P03(?:3[5-9]|4\d|6[5-9])$/.test(code));
  expect(circuits.length).toBeGreaterThan(18);
  for (const page of circuits) {
    expect(page.circuit, page.code).toBeDefined();
    expect(textOf(page), page.code).not.toMatch(/\bchains?\b|timing belt|valve timing/i);
    expect(JSON.stringify(page.causes.map(({ name }) => name))).not.toMatch(/chain|belt/i);
  }
});

test('every cause of a page sits in a system of the code’s part, or in the wiring', () => {
  for (const { code, causes, system } of pages) {
    const record = recordOf(engine.codes, code);
    if (!('part' in record)) continue;
    expect(record.system, code).toBe(system);
    const systems: readonly string[] = [system, 'electrical', ...(record.part.also ?? [])];
    for (const cause of causes) expect(systems, `${code}: ${cause.name}`).toContain(cause.system);
  }
});

test('the verdict is that of the likeliest cause or stricter, but for codes that judge by how it drives', () => {
  const gravity = ['yes', 'caution', 'no'];
  for (const { code, causes, drive } of pages) {
    const leading = causesOf.of(code).find(({ fault }) => fault.id === causes[0]?.faultId);
    const least = leading === undefined ? 'yes' : leading.fault.drive.verdict;
    const isWhole = driveFloorOf(recordOf(engine.codes, code)).isWhole === true;
    if (isWhole && gravity.indexOf(least) > gravity.indexOf(drive.verdict)) {
      // How bad it is shows in how the car drives: the likeliest cause is named beside it.
      expect(drive.graver?.cause, code).toBeDefined();
    } else {
      expect(gravity.indexOf(drive.verdict), code).toBeGreaterThanOrEqual(gravity.indexOf(least));
    }
    expect(drive.reason, code).not.toMatch(/too little points to them/);
    if (drive.graver !== undefined) expect(drive.verdict, code).not.toBe('no');
  }
});

test('hardly a page’s cost spans more than 1 to 50, and a rare dear repair does not set its end', () => {
  const wide = pages.flatMap(({ code, cost }) => {
    if (cost === undefined) return [];
    const { low, high } = cost.middle.uk;
    return high / low > 50 ? [`${code}: ${low}–${high}`] : [];
  });
  // From a litre of oil to an engine: these differ in fact.
  expect(wide.length, wide.join('\n')).toBeLessThanOrEqual(3);
  expect(describeCode('P0300')?.cost?.middle.uk.high).toBeLessThan(300_000);
});

test('a circuit is described in words about its part, without the failure in its name', () => {
  for (const { code, circuit } of pages) {
    const text = [circuit?.measured ?? '', ...(circuit?.places ?? [])].join(' ');
    expect(text, code).not.toMatch(/no signal|no messages|implausible|circuit (?:itself|:)|\$\d/);
  }
});

test('only a wired part has a plug, a wire or a short in its meaning', () => {
  for (const { code, plain } of pages) {
    const record = recordOf(engine.codes, code);
    if (record.kind !== 'condition' || record.part.kind !== 'condition') continue;
    expect(plain[0], code).not.toMatch(/short to|wiring is|chafed wire|sends, or is sent/);
    expect(plain[0], code).not.toMatch(/^The control unit reports this/);
  }
});

test('no circuit is cured by a filler cap, a fluid or a filter', () => {
  const wires = pages.filter(({ circuit, toolWords = '' }) =>
    circuit === undefined
      ? false
      : /Circuit(?:\/Open)?(?: Low| High| Intermittent)?(?: \(|$)/.test(toolWords),
  );
  expect(wires.length).toBeGreaterThan(300);
  for (const { code, clear } of wires) {
    expect(clear, code).not.toMatch(
      /fuel cap|fluid level|air filter|[Ff]ill the tank|water separator/,
    );
  }
});

test('circuits that can fire or carry high voltage are left to a workshop', () => {
  const dangerous = pages.filter(
    ({ circuit, code }) => circuit !== undefined && /^(?:B00|P0A|P0B|P0C)/.test(code),
  );
  expect(dangerous.length).toBeGreaterThan(30);
  for (const { code, circuit, system, checks } of dangerous) {
    // The converter's 12-volt side and the inverter's fan are no exception.
    if (system === 'restraints_seats' || system === 'fuel') {
      expect(circuit?.warning, code).toMatch(/workshop/);
    }
    for (const { title } of checks) {
      expect(title, code).not.toMatch(/^Measure supply, earth|^(?:Open|Unplug) the plug/);
    }
  }
});

test('no page asks for one look twice in other words', () => {
  const twice = pages.flatMap(({ code, checks }) => {
    const looks = checks.filter(
      ({ title }) => /\bfuses?\b|\brelay\b/i.test(title) && !/control wire/.test(title),
    );
    return looks.length > 1 ? [`${code}: ${looks.map(({ title }) => title).join(' / ')}`] : [];
  });
  expect(twice).toEqual([]);
});

test('where the engine has to be left off, no check runs it', () => {
  for (const code of ['P0008', 'P0016', 'P0018', 'P0093', 'P0217', 'P0524', 'P2269']) {
    for (const { title } of describeCode(code)?.checks ?? []) {
      expect(title, code).not.toMatch(/idle|start sound|running|rev/i);
    }
  }
});

test.each([
  ['P0016', /oil level|cold starts/],
  ['P0008', /oil level|cold starts/],
  ['P0401', /commanded EGR/],
  ['P0700', /gearbox’s own control unit/],
  ['U0100', /battery|fuses/],
  ['P0232', /fuse and the relay|Listen for the fuel pump/],
  ['C0015', /fuse|plug/],
  ['P0520', /oil level/],
  ['P2002', /tailpipe/],
  ['P0571', /brake lights/],
  ['P0455', /filler cap/],
  ['P0128', /coolant level/],
  ['B0001', /horn and wheel buttons/],
] as const)('%s begins with %s', (code, title) => {
  expect(describeCode(code)?.checks[0]?.title).toMatch(title);
});

test('fuse and relay come before a voltage is measured, on every page that has both', () => {
  const late = pages.filter(({ checks }) => {
    const titles = checks.map(({ title }) => title);
    const fuse = titles.findIndex((title) => title.startsWith('Check the fuse and the relay'));
    const volts = titles.findIndex((title) => /^Measure the (?:pump’s )?voltage/.test(title));
    return fuse >= 0 && volts >= 0 && volts < fuse;
  });
  expect(late.map(({ code }) => code)).toEqual([]);
});

test('no page begins with a check of over half an hour where it has one of ten minutes', () => {
  const late = pages.flatMap(({ code, checks }) => {
    const [first, ...rest] = checks;
    const hasQuick = rest.some((check) => effortOf(check) <= 10);
    return first !== undefined && effortOf(first) > 60 && hasQuick
      ? [`${code}: ${first.title}`]
      : [];
  });
  expect(late).toEqual([]);
});

test('a diesel filter’s code lists no petrol filter, and its pressure sensor is among the causes', () => {
  for (const code of ['P2002', 'P2003', 'P2463', 'P2452', 'P2453', 'P244B']) {
    const faults = causesOf.of(code).map(({ fault }) => fault.id);
    expect(faults, code).not.toContain('gpf-soot-blocked');
    expect(faults, code).toContain('dpf-pressure-sensor-failed');
  }
});

test('a converter that does not release warns of stalling, and none of its electrical codes of shudder', () => {
  const stuckOn = pages.find(({ code }) => code === 'P0742');
  expect(stuckOn?.drive.reason).toMatch(/stall as you stop/);
  expect(JSON.stringify(stuckOn?.live)).not.toMatch(/never locks/);
  for (const { code, causes } of pages) {
    if (!['P0742', 'P2769', 'P2770'].includes(code)) continue;
    expect(JSON.stringify(causes.map(({ name }) => name)), code).not.toMatch(/shudder/i);
  }
});

test('no code of one part brings its reader the texts of another', () => {
  for (const page of pages) {
    const { code, light, freezeFrame, clear } = page;
    const record = recordOf(engine.codes, code);
    const id = 'part' in record ? record.part.id : '';
    const text = JSON.stringify([light, freezeFrame, clear]);
    if (id === 'idle-air') expect(text, code).not.toMatch(/pedal positions|electronic throttle/);
    if (id === 'vehicle-speed-sensor') expect(text, code).not.toMatch(/brake lights/i);
    // What arrives and makes no sense came over sound wires.
    const isLost =
      record.kind === 'messages' && /^no messages/i.test(engine.codes.componentOf(code) ?? '');
    if (isLost) {
      expect(page.circuit?.places.join(' '), code).toMatch(/data wires/);
    }
    if (/^P09(?:72|75|78|81|84)$/.test(code)) {
      expect(JSON.stringify(page.plain), code).not.toMatch(/probably intact/);
      expect(JSON.stringify(page.circuit?.places), code).toMatch(/plug/);
    }
  }
});

test('what is found and blamed fits the direction in which a signal is out', () => {
  const ofDirection = pages.flatMap((page) => {
    const record = recordOf(engine.codes, page.code);
    return record.kind === 'circuit' ? [{ page, failure: record.failure }] : [];
  });
  const measured = ({ checks }: CodePage) =>
    checks.filter(({ title }) => /^Measure .*signal\b.* at the plug/.test(title));
  for (const { page, failure } of ofDirection) {
    const findings = JSON.stringify(measured(page).map(({ finding }) => finding));
    const causes = page.causes.map(({ faultId }) => faultId);
    if (failure === 'high') {
      expect(findings, page.code).not.toMatch(/touches earth|supply is missing|shorted or/);
      expect(causes, page.code).not.toContain('wiring-loom-chafed');
    }
    if (failure === 'low') expect(findings, page.code).not.toMatch(/carries voltage|shorted or/);
  }
});

test('a finding of the battery or its terminals names them as the cause', () => {
  const found = pages.flatMap(({ checks }) =>
    checks.filter(({ finding }) => finding.includes('less than 12.4 V')),
  );
  expect(found.length).toBeGreaterThan(60);
  for (const { cause } of found) expect(cause).toMatch(/battery/);
});

test('the codes stored together with one of a bank are of the same bank', () => {
  const bankOf = (code: string) => engine.codes.factsOf(code)?.bank;
  for (const { code, together } of pages) {
    const bank = bankOf(code);
    if (bank === undefined) continue;
    for (const other of together) expect(bankOf(other.code) ?? bank, code).toBe(bank);
  }
  const beside = describeCode('P0430')?.together.map(({ code }) => code);
  expect(beside).toContain('P0161');
});

test('a page says which sort of failure its code is, and when the light comes on for it', () => {
  for (const { code, light } of pages) {
    expect(light, code).not.toMatch(/merely implausible|A fault in a circuit soon/);
  }
});

test('no part that only hangs on a module or a coil is among the causes of its code', () => {
  const faultsOf = (code: string) => describeCode(code)?.causes.map(({ faultId }) => faultId);
  expect(faultsOf('U0132')).toEqual([]);
  expect(faultsOf('U0128')).toEqual([]);
  expect(faultsOf('U0148')).not.toContain('body-control-module-failed');
  expect(faultsOf('P0521')).not.toContain('piston-rings-worn');
  expect(faultsOf('P0355')).not.toContain('spark-plug-thread-stripped');
  expect(faultsOf('P2565')).toEqual([]);
  expect(faultsOf('P2181')).toContain('thermostat-stuck-open');
});

test('a 5-volt reference is not blamed on the battery or a fuse', () => {
  const ofReference = pages.filter(
    ({ name, circuit }) => /reference voltage/i.test(name) && circuit !== undefined,
  );
  expect(ofReference.length).toBeGreaterThan(2);
  for (const { code, circuit, checks } of ofReference) {
    expect(JSON.stringify([circuit, checks]), code).not.toMatch(/weak battery|\bfuses?\b/);
  }
});

test('no check blames a part on a healthy reading', () => {
  const healthy =
    /12\.4 V or more|\b(?:is|are) perfect|(?:is|are) (?:good|clean|undamaged|intact)\b|over 12\.4 volts|voltage is healthy/i;
  // A part that is silent with power at its plug is found.
  const found = /\bbut\b|power|plug live|supply|battery|missing/i;
  const wrong = pages.flatMap(({ code, checks }) =>
    checks
      .filter(({ finding }) => healthy.test(finding) && !found.test(finding))
      .map(({ finding }) => `${code}: ${finding}`),
  );
  expect(wrong).toEqual([]);
});

test('a part with a letter takes no article, and its letter is explained', () => {
  const article =
    /\b[Tt]he (?:(?!of |from )[a-z]+ )*(?:solenoid|gateway|module|coil|motor|pump) [B-HJ-Z](?=[ :,.])/;
  for (const { code, name, plain, circuit, checks } of pages) {
    const texts = [name, ...plain, ...(circuit?.places ?? []), ...checks.map(({ title }) => title)];
    // Where the letter is inside a name, the article belongs to the whole of it.
    const wrong = texts.filter((text) => article.test(text) && !/motor [AB] [a-z]/.test(text));
    expect(wrong, code).toEqual([]);
  }
  const solenoid = describeCode('P0770');
  expect(solenoid?.plain.join(' ')).toContain('The letter E tells this part from others');
  expect(describeCode('U0148')?.name).toBe('No messages from gateway C');
  expect(describeCode('P0351')?.plain.join(' ')).not.toContain('The letter');
});

test('a check does not contradict its code', () => {
  const findingsOf = (code: string) =>
    describeCode(code)
      ?.checks.map(({ finding }) => finding)
      .join(' | ') ?? '';
  expect(findingsOf('P0507')).not.toMatch(/dies or hunts/);
  expect(findingsOf('P242F')).not.toMatch(/light goes out/);
  expect(findingsOf('P0192')).not.toMatch(/tens of bar/);
  expect(findingsOf('P0A8E')).not.toMatch(/below 12\.8/i);
  expect(findingsOf('U0448')).not.toMatch(/no unit answers/);
});

test('words for a check’s finding are those of a check that exists', () => {
  const findings = new Set(
    FAULTS.flatMap(({ checks }) =>
      checks.flatMap(({ outcomes }) => outcomes.map(({ finding }) => finding)),
    ),
  );
  expect(KNOWN_FINDINGS.filter((finding) => !findings.has(finding))).toEqual([]);
});

test('no weak battery or blown fuse is blamed for a voltage that is too high', () => {
  const wrong = pages.filter(({ code, checks }) => {
    const record = recordOf(engine.codes, code);
    const isHigh = record.kind === 'circuit' && record.failure === 'high';
    return isHigh && /weak battery|the fuse has blown/.test(JSON.stringify(checks));
  });
  expect(wrong.map(({ code }) => code)).toEqual([]);
});

test('a cause is named as the code has it', () => {
  const namesOf = (code: string) => describeCode(code)?.causes.map(({ name }) => name);
  expect(namesOf('P0745')).toContain('Failed gearbox solenoid');
  expect(namesOf('P0750')).toContain('Failed gearbox shift solenoid');
  expect(namesOf('P0448')).toEqual(['Failed tank vent valve']);
  expect(namesOf('P0403')).toEqual(['Failed exhaust gas recirculation (EGR) valve']);
  const stuck = pages.filter(({ code, causes, drive }) => {
    const record = recordOf(engine.codes, code);
    const isOfWire = record.kind === 'circuit' && record.failure !== 'range';
    return isOfWire && /^(?:Stuck|Sticking|Torn)\b/.test(`${causes[0]?.name} ${drive.cause}`);
  });
  expect(stuck.map(({ code }) => code)).toEqual([]);
});
