import { cleanup, screen, within } from '@testing-library/react';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { describe, expect, test } from 'vitest';

import { renderResult, unfold } from '~/testing/render-result.tsx';
import { sampleDiagnosis } from '~/testing/sample-diagnosis.ts';

const healthy = (changes: Partial<Diagnosis> = {}) =>
  sampleDiagnosis({
    symptoms: 'It runs fine, coolant 88 C, it just needs a service. LTFT x7.',
    nothingFound: { message: 'What you describe is how a healthy car behaves.' },
    severity: 'low',
    canDrive: { verdict: 'yes', reason: 'Nothing speaks against it.' },
    alerts: [],
    causes: [],
    findings: [],
    plan: [],
    nextQuestion: undefined,
    measurements: [
      {
        parameter: 'coolant-temperature',
        label: 'Coolant temperature',
        value: 88,
        unit: '°C',
        state: 'normal',
        text: 'coolant 88 C',
      },
    ],
    notUnderstood: [{ text: 'LTFT x7' }],
    claims: [{ text: 'the clutch is on its way out', by: 'garage' }],
    ...changes,
  });

describe('a diagnosis in which nothing points to a fault', () => {
  test('says so calmly, without verdict, severity, cause, price or sheet for a garage', async () => {
    renderResult(healthy());
    const found = await screen.findByRole('region', { name: 'Nothing points to a fault' });
    expect(found).toHaveTextContent('What you describe is how a healthy car behaves.');
    expect(found).toHaveTextContent('This used none of your diagnoses.');
    for (const shown of [
      /severity/i,
      /Can I drive/,
      /most likely/i,
      /Print for the garage/,
      /[$£]/,
    ]) {
      expect(screen.queryByText(shown)).toBeNull();
    }
    expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull();
  });

  test('shows what was read, which figures were not, and what a claim counts for', async () => {
    renderResult(healthy());
    const read = await screen.findByRole('region', { name: 'What you reported' });
    expect(within(read).getByText('Coolant temperature 88 °C').closest('li')).toHaveTextContent(
      'Coolant temperature 88 °Cnormal',
    );
    expect(read).toHaveTextContent('Figures we could not read“LTFT x7”');
    expect(read).toHaveTextContent(
      'Your garage says: “the clutch is on its way out”We look at it, and it does not count as a sign.',
    );
  });

  test('leads to the schedule of a saved car, and to the MOT checklist', async () => {
    const vehicleId = '0190a5d2-7a3b-7c1e-9d4e-2f1a5b6c7d8f';
    renderResult(healthy({ vehicleId }));
    const doors = await screen.findByRole('region', { name: 'What a car that is fine needs' });
    expect(within(doors).getByRole('link', { name: /^Service schedule/ })).toHaveAttribute(
      'href',
      `/dashboard/vehicles/${vehicleId}/tasks`,
    );
    expect(within(doors).getByRole('link', { name: /^MOT checklist/ })).toHaveAttribute(
      'href',
      '/car-repair-guides/everyday-jobs/prepare-the-car-for-its-mot',
    );
  });

  test('saves the car first where it is not saved, with its fields filled in', async () => {
    renderResult(healthy({ fuel: 'petrol', transmission: null }));
    expect(await screen.findByRole('link', { name: /^Save this car/ })).toHaveAttribute(
      'href',
      '/dashboard/vehicles/new?make=Ford&model=Focus&year=2015&fuel=petrol',
    );
  });
});

describe('what was read of a diagnosis with causes', () => {
  test('a figure has its state in a word', async () => {
    const [measurement] = healthy().measurements;
    if (!measurement) throw new Error('the sample has no measurement');
    renderResult(
      sampleDiagnosis({
        measurements: [
          { ...measurement, value: 118, state: 'high', text: '118 C' },
          {
            ...measurement,
            label: 'Boost',
            value: 0.4,
            unit: 'bar',
            state: 'unknown',
            text: '0.4',
          },
        ],
      }),
    );
    const read = await screen.findByRole('region', { name: 'What you reported' });
    expect(read).toHaveTextContent('Coolant temperature 118 °Chigh');
    expect(read).toHaveTextContent('Boost 0.4 barnot judged');
  });

  test('a scan report that was pasted is folded: its beginning is shown, and all of it on request', async () => {
    const symptoms = `Rough idle\n${'Long-term fuel trim 19 %\n'.repeat(200)}the end`;
    const { user } = renderResult(sampleDiagnosis({ symptoms }));
    const read = await screen.findByRole('region', { name: 'What you reported' });
    await unfold(user, 'What you reported');
    expect(read).toHaveTextContent(/Rough idle Long-term/);
    expect(within(read).getByText(/the end$/)).not.toBeVisible();
    await user.click(screen.getByText(/^All [\d,]+ characters$/));
    expect(within(read).getByText(/the end$/)).toBeVisible();
  });

  test('a part that is not drawn has no figure, and one that is drawn has its own', async () => {
    const sample = sampleDiagnosis();
    const [first, ...others] = sample.causes;
    if (!first) throw new Error('the sample has no cause');
    const fob = {
      ...first,
      faultId: 'key-fob-battery-flat',
      name: 'Flat key fob battery',
      workshopName: 'Remote key battery discharged',
      system: 'electrical' as const,
    };
    renderResult(sampleDiagnosis({ causes: [fob, ...others] }));
    expect(await screen.findByRole('region', { name: /^About flat key fob/ })).toBeVisible();
    expect(screen.queryByText(/Where it sits/)).toBeNull();
    cleanup();
    const { user } = renderResult(sample);
    await unfold(user, /^About worn front/);
    expect(await screen.findByText(/Where it is: brake pads/)).toBeVisible();
  });
});
