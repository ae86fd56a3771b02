import { WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** What goes wrong between the filling-station pump and the tank. */
export const fillingFaults = {
  'tank-inlet-check-valve-stuck': {
    name: 'Tank inlet check valve stuck open',
    workshopName: 'Fuel tank inlet check valve (filler flap) stuck open or broken',
    summary:
      'A flap where the filler pipe meets the tank lets fuel in and not out again. When it stays open, the pressure in the tank throws fuel back up the pipe at the end of filling, out of the filler and over shoes and car.',
    prior: 1.2,
    fits: { fuels: WITH_ENGINE, years: [1996, 2100] },
    shifts: [
      {
        makes: ['Jeep', 'Dodge', 'Chrysler', 'Ram'],
        years: [2000, 2014],
        factor: 6,
        source: 'owners’ complaints to NHTSA of fuel spitting back when filling',
      },
    ],
    symptoms: {
      'fuel-spits-back': 0.9,
      'hard-to-refuel': 0.3,
      'fuel-smell': 0.2,
      'fuel-leak': 0.08,
      'check-engine-light': 0.06,
    },
    against: ['rough-idle', 'loss-of-power', 'cranks-no-start'],
    conditions: { 'after-refuelling': 0.6, constant: 0.3 },
    codes: { P0455: 0.05, P0456: 0.05 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The car drives normally, but fuel spills at every fill. Fill slowly, stop at the first click, and have it repaired soon, because fuel could also spill if the car rolled over.',
    },
    patterns: [
      'The nozzle clicks off, and a second later half a cupful comes back out of the filler.',
      'It happens at every filling station and with every nozzle, mostly above three quarters full.',
    ],
    shown: {
      summary:
        'A flap where the filler pipe meets the tank lets fuel in but not out again. When it stays open, the pressure in the tank pushes fuel back up the pipe at the end of filling, and it splashes out of the filler.',
      patterns: [
        'The nozzle clicks off, and a second later half a cupful of fuel comes back out of the filler.',
        'It happens at every filling station and with every nozzle, mostly above three quarters full.',
      ],
    },
    checks: [
      {
        title: 'Fill slowly at another pump',
        steps: [
          'At the next fill, go to a different filling station and hold the nozzle at its first notch.',
          'Stop at the first click, wait ten seconds with the nozzle in, and only then take it out.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'Fuel still comes back up the pipe after the click',
            means: 'Nothing holds the fuel in the tank, so the check valve stays open.',
            effect: 'supports',
          },
          {
            finding: 'The tank fills to the first click without a splash',
            means: 'The pump was too fast or the tank was overfilled. The valve is probably good.',
            effect: 'weakens',
          },
          {
            finding: 'The pump clicks off again and again, and nothing comes back',
            means: 'The tank cannot breathe. Have its vent valve checked first.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have the filler pipe and its valve looked at',
        steps: [
          'Have this done in a workshop with the tank less than a quarter full. The filler hose is taken off the tank.',
          'The flap at the tank inlet is pushed open with a plastic rod and released.',
        ],
        tool: 'Workshop lift',
        minutes: 60,
        outcomes: [
          {
            finding: 'The flap hangs open, is broken or is missing',
            means: 'The check valve is the cause and must be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'The flap snaps shut',
            means: 'The valve works. A blocked or kinked vent line is the likely cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the tank inlet check valve replaced',
      overview:
        'The valve is part of the tank inlet or of the filler hose. On most cars the tank has to come down, so it is a job for a workshop with a lift and fuel extraction. Ask the dealer first whether a recall or an extended warranty covers it.',
      minutes: [120, 240],
      tools: [
        'Vehicle lift and transmission jack',
        'Fuel extraction unit',
        'Hose clamp pliers',
        'Fire extinguisher',
      ],
      steps: [
        'Before the appointment, drive until the tank is less than a quarter full.',
        'The workshop relieves the pressure in the line, disconnects the battery and pumps the rest of the fuel out with an earthed unit.',
        'The filler hose and the vent line are taken off and inspected, because a kinked vent line causes the same splash.',
        'If the valve can be reached, it is replaced in the inlet. Otherwise the tank is lowered, and the valve or the tank is replaced.',
        'All hoses get new clamps, and the tank straps are tightened to the stated torque.',
        'The battery is reconnected, and a smoke test shows that nothing leaks.',
        'After the repair, fill the tank at full speed to the first click. No fuel should come back, and there should be no smell under the car.',
      ],
      safety: [
        'Fuel vapour ignites from a spark. Do not smoke, do not use an inspection lamp with a mains bulb, and do not work over an open pit.',
        'If fuel gets on your skin or clothes, take the wet clothes off and wash with soap before you get back into the car.',
      ],
      stopIf:
        'Do not lower the tank at home on axle stands. Stop filling, and leave the car where it is, if fuel keeps running out under it.',
    },
    parts: [
      { name: 'Inlet check valve or filler hose, with clamps', usd: [28, 168] },
      {
        name: 'Fuel tank with built-in valve',
        usd: [250, 700],
        ifNeeded: true,
      },
    ],
    labourHours: [1.5, 3.5],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
