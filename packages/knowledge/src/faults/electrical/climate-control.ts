import { HIGH_VOLTAGE, PLUG_IN } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Controls, and the electric heating and cooling of battery cars. */
export const climateControlFaults = {
  'climate-panel-failed': {
    name: 'Failed climate control panel',
    workshopName: 'HVAC control head / climate control module fault',
    summary:
      'The panel or its control unit has failed: buttons are ignored, the display is blank or settings change by themselves, while blower and compressor are sound.',
    prior: 1.1,
    shifts: [{ minAgeYears: 5, factor: 1.3, source: 'age of electronics' }],
    symptoms: {
      'climate-panel-dead': 0.8,
      'temperature-stuck': 0.25,
      'blower-dead': 0.2,
      'airflow-wrong': 0.15,
      'ac-not-cold': 0.2,
      'blower-one-speed': 0.12,
      'electrics-odd': 0.1,
      'infotainment-fault': 0.08,
      'seat-heater-fault': 0.06,
      'defroster-fault': 0.08,
    },
    against: ['ac-oil-stain', 'ac-noise', 'blower-noise'],
    conditions: { intermittent: 0.45, 'hot-weather': 0.12, 'cold-weather': 0.12 },
    codes: { U0164: 0.4 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'Check that you can still demist the windscreen. If not, drive only in dry, mild weather.',
    },
    patterns: [
      'Display dark but the blower keeps its last setting.',
      'Works after a battery reset for a day.',
      'A drink went into the buttons.',
    ],
    checks: [
      {
        title: 'Check the climate fuses and reset',
        steps: [
          'Test all fuses marked climate, HVAC or A/C.',
          'Take the climate fuse out for two minutes and put it back, ignition off.',
        ],
        tool: 'Fuse puller and test lamp',
        minutes: 10,
        outcomes: [
          {
            finding: 'Fuses good, panel still dead or wild',
            means: 'Fuses and a restart are ruled out: the panel or its supply wire.',
            effect: 'supports',
          },
          {
            finding: 'Back to normal and stays so',
            means: 'It had hung; look at 12 V and software.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Scan the climate unit',
        steps: [
          'Use a reader that covers body systems.',
          'Read codes and drive blower and flaps by actuator test.',
        ],
        tool: 'OBD-II reader with manufacturer coverage',
        minutes: 20,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Actuators obey the tool but not the buttons',
            means: 'Everything behind the panel works, so the panel is faulty.',
            effect: 'confirms',
          },
          {
            finding: 'Unit obeys, a flap or blower does not',
            means: 'The panel gives the command and that one part does not follow.',
            effect: 'rules-out',
          },
          {
            finding: 'Unit does not answer',
            means: 'It has no supply, or it is dead.',
            effect: 'supports',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace or repair the climate control panel',
      overview:
        'Panels unclip from the dash front. Repairers renew buttons, display and solder joints. A used panel must carry the same functions, and many need coding and a flap calibration.',
      minutes: [30, 100],
      tools: ['Trim tools', 'Torx set', 'Multimeter', 'OBD tool for coding'],
      steps: [
        'Note part number and software of the old panel.',
        'Disconnect the battery; wait ten minutes if the passenger airbag unit is near.',
        'Unclip the surround from below upwards with plastic tools.',
        'Undo the screws, draw the panel forward and photograph its plugs.',
        'Measure supply and earth at the plug: full voltage and less than 0.1 V drop.',
        'Look for sticky liquid: clean the board with isopropyl alcohol if that is all.',
        'Fit the repaired or new panel, reconnect, code it, and run the flap calibration without touching anything.',
        'Test all vents, temperatures, rear heater and seat heating before clipping in the trim.',
      ],
      safety: [
        'Disconnect the battery before unplugging: some panels share wiring with airbag indicators.',
        'Prove windscreen demisting before you drive.',
      ],
      stopIf:
        'Stop if climate is part of the main touch screen: the fault then belongs to the infotainment.',
    },
    parts: [{ name: 'Climate panel, repaired or new', usd: [80, 600] }],
    labourHours: [0.5, 1.5],
    diy: 'moderate',
  },
  'climate-temperature-sensor-fault': {
    name: 'Faulty cabin, outside or sun sensor',
    workshopName: 'Ambient, in-car or evaporator temperature sensor implausible',
    summary:
      'Automatic climate control believes its sensors. If the outside sensor reads arctic cold or the evaporator sensor reads ice, the compressor stays off. A blocked cabin sensor makes the temperature wander.',
    prior: 0.91,
    symptoms: {
      'ac-not-cold': 0.5,
      'temperature-stuck': 0.3,
      'ac-compressor-dead': 0.3,
      'climate-panel-dead': 0.25,
      'ac-cuts-out': 0.3,
      'weak-airflow': 0.12,
      'auto-lights-fault': 0.04,
    },
    against: ['ac-oil-stain', 'ac-noise', 'dash-clicking', 'blower-dead'],
    conditions: { 'after-impact': 0.1, intermittent: 0.3 },
    codes: {
      P0071: 0.15,
      P0072: 0.12,
      P0073: 0.12,
      B0159: 0.08,
      B0164: 0.06,
      P0070: 0.08,
      P0074: 0.08,
    },
    severity: 'low',
    drive: { verdict: 'yes', reason: 'The car is safe to drive. Use manual settings meanwhile.' },
    patterns: [
      'Outside temperature shows −40 after a bump in front.',
      'Evaporator ices, airflow dies after half an hour, and comes back after a rest.',
    ],
    checks: [
      {
        title: 'Compare the displayed outside temperature with a thermometer',
        steps: [
          'Park in the shade for two hours.',
          'Switch on and compare the display with a thermometer.',
        ],
        tool: 'Thermometer',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Far off, −40 or dashes',
            means: 'The outside sensor or its wire is open or shorted.',
            effect: 'confirms',
          },
          {
            finding: 'Within 2 °C',
            means: 'That sensor is fine; look at the others.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read all climate sensors in live data',
        steps: [
          'After a cold night, read outside, cabin, evaporator and duct temperatures with the ignition just on.',
          'All should be equal within a few degrees.',
        ],
        tool: 'OBD-II reader with manufacturer coverage',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'One stands out',
            means: 'All sit in the same air, so the odd one is faulty.',
            effect: 'confirms',
          },
          {
            finding: 'All equal',
            means: 'All agree, so the sensors are good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a climate temperature sensor',
      overview:
        'The sensors are cheap resistors: outside in the bumper or mirror, cabin behind a small grille, evaporator in the heater case. The display may update only after a drive.',
      minutes: [20, 90],
      tools: ['Multimeter', 'Trim tools', 'Torch', 'Vacuum cleaner'],
      steps: [
        'Read which sensor is named, and look at its plug first: a bumper knock often leaves it hanging.',
        'Vacuum the small cabin-sensor grille: dust there slows the temperature control.',
        'Unplug the sensor and measure its resistance. Warm it in your hand: it must change smoothly.',
        'Switch off and disconnect the battery if bumper crash sensors or airbag wiring are near.',
        'Unclip the old sensor, fit the new one in the same place. Outside sensors must sit in moving air, away from the radiator.',
        'For the evaporator sensor, push the probe to the same depth between the fins; too shallow and it ices up.',
        'Reconnect the battery if it was disconnected. Clear codes. Drive ten minutes above 20 mph so that the display corrects itself.',
        'Check cooling, and that it does not ice in half an hour.',
      ],
      safety: [
        'Take the key out: the radiator fan can start while your hands are behind the bumper.',
        'Fins are sharp: gloves.',
      ],
      stopIf:
        'Stop if the reading stays wrong with a new sensor: the wire or control unit needs testing.',
    },
    parts: [{ name: 'Temperature or sun sensor', usd: [10, 80] }],
    labourHours: [0.3, 1.5],
    diy: 'easy',
  },
  'ev-heat-pump-fault': {
    name: 'Heat pump or electric compressor fault',
    workshopName: 'EV heat-pump valve, refrigerant or high-voltage compressor fault',
    summary:
      'In many electric cars one refrigerant circuit heats and cools both cabin and battery. A stuck valve, lost refrigerant or a dead electric compressor leaves the cabin cold or hot, slows fast charging and may limit power.',
    prior: 1.8,
    fits: { fuels: HIGH_VOLTAGE, years: [2011, 2099] },
    shifts: [
      {
        makes: ['tesla'],
        years: [2020, 2022],
        factor: 2,
        source: 'NHTSA recall 22V-050: heat-pump valve software',
      },
    ],
    symptoms: {
      'no-heat': 0.5,
      'ac-not-cold': 0.55,
      'ev-range-loss': 0.15,
      'ev-charges-slowly': 0.2,
      'ac-noise': 0.25,
      'defroster-fault': 0.2,
      'ev-reduced-power': 0.12,
      'windows-fog': 0.12,
      'ev-hv-warning': 0.1,
      'ac-cuts-out': 0.2,
    },
    against: ['blower-dead', 'belt-squeal', 'dash-clicking'],
    conditions: { 'cold-weather': 0.4, 'hot-weather': 0.25, 'sudden-onset': 0.3 },
    codes: { P0532: 0.1, U0164: 0.05 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Without heat the windscreen can freeze, and without cooling the battery may overheat when fast charging. Drive gently and avoid rapid charging.',
    },
    patterns: [
      'No heat only below freezing, with a loud hum in front.',
      'Cooling and fast charging go bad at the same time.',
    ],
    checks: [
      {
        title: 'Try heat and cold while parked in Ready',
        steps: [
          'In Park with the parking brake on, set the coldest, blower high, for five minutes, then the hottest.',
          'Note air temperature, messages and noise in front.',
        ],
        tool: 'Thermometer',
        minutes: 12,
        needs: 'running',
        outcomes: [
          {
            finding: 'Neither heats nor cools',
            means: 'Both need the same circuit: refrigerant, compressor or a high-voltage fuse.',
            effect: 'supports',
          },
          {
            finding: 'Cools but does not heat',
            means:
              'Compressor and charge are there: a valve, software or an electric heater element.',
            effect: 'supports',
          },
          {
            finding: 'Both work',
            means: 'The circuit heats and cools as it should.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look for updates, recalls and messages',
        steps: [
          'Check software version, recalls by VIN and messages in the app.',
          'Restart the car by the manual and try again.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'An update or recall covers heating',
            means: 'The manufacturer knows of such a fault: have that done first.',
            effect: 'supports',
          },
          {
            finding: 'Works after a restart for days',
            means: 'Software or a sticking valve; watch for its return.',
            effect: 'neutral',
          },
          {
            finding: 'Nothing open, no messages',
            means: 'Have the codes of the thermal unit read.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the heat pump or electric compressor repaired',
      overview:
        'The compressor runs on the traction voltage and its oil must not conduct. Only a workshop with high-voltage and refrigerant papers may open it. The wrong oil ruins the insulation of the whole circuit.',
      minutes: [90, 360],
      tools: ['Phone', 'Thermometer'],
      steps: [
        'Note outside temperature, battery level and what was demanded when it failed. Photograph the messages.',
        'Install pending updates and look for recalls and warranty: thermal parts often have longer cover.',
        'Keep the front grille and condenser free of leaves and snow.',
        'The workshop reads the thermal unit, compares refrigerant pressures and commands each valve and the compressor.',
        'They isolate the high voltage, prove zero volts and lock it out before touching the compressor.',
        'They recover the refrigerant, change the faulty valve, sensor or compressor with the specified non-conducting oil, and use a machine kept for that oil.',
        'They bleed the coolant loops with the service routine, and measure the insulation resistance.',
        'Ask for: codes before and after, refrigerant weight, type of oil, insulation value, software version.',
        'Check afterwards: heat and cold within five minutes, no hum, normal fast charging, no coolant loss.',
      ],
      safety: [
        'Orange cables: hands off, also when the car is off.',
        'Demist properly before you set off; take warm clothing on winter trips until it is repaired.',
      ],
      stopIf: 'There is nothing here for an owner to open: stop at software, grille and evidence.',
    },
    parts: [
      { name: 'Valve, sensor or electric compressor', usd: [100, 2200] },
      { name: 'Refrigerant and special oil', usd: [80, 300] },
    ],
    labourHours: [1.5, 6],
    diy: 'workshop',
  },
  'ev-cabin-heater-failed': {
    name: 'Failed electric cabin heater (PTC)',
    workshopName: 'High-voltage PTC heater open circuit or control fault',
    summary:
      'Electric cars without a heat pump, and many with one, warm the cabin with a high-voltage heating element. When it or its fuse fails there is only cold air, while cooling still works.',
    prior: 1.1,
    fits: { fuels: PLUG_IN, years: [2010, 2099] },
    symptoms: {
      'no-heat': 0.85,
      'windows-fog': 0.25,
      'defroster-fault': 0.3,
      'ev-hv-warning': 0.12,
      'electrical-smell': 0.08,
      'ev-wont-go-ready': 0.04,
      'many-warnings': 0.06,
      'temperature-stuck': 0.2,
    },
    against: ['ac-not-cold', 'blower-dead', 'coolant-leak', 'dash-clicking'],
    conditions: { 'cold-weather': 0.6, 'sudden-onset': 0.4 },
    codes: { P0AA6: 0.06 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The windscreen may freeze or mist. In winter do not drive until you can keep it clear.',
    },
    patterns: [
      'Range looks better than ever in winter: no heating power is drawn.',
      'An isolation warning that appears only when heat is switched on.',
    ],
    checks: [
      {
        title: 'Watch the energy display when switching heat on',
        steps: [
          'Park in Ready and open the energy or climate power display.',
          'Set the hottest and blower high, and read the power for climate.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'Hardly any power, cold air',
            means: 'The heater does not draw: element, fuse or command.',
            effect: 'supports',
          },
          {
            finding: 'Several kilowatts, yet cold air',
            means:
              'The heat is made but does not reach you: coolant pump, air in the loop or a flap.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Try pre-heating from the mains',
        steps: [
          'Plug in and start pre-conditioning by app or timer.',
          'Feel the vents after ten minutes.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'charging',
        outcomes: [
          {
            finding: 'Cold as well',
            means:
              'With mains power and no driving there is still no heat: the heater or its supply.',
            effect: 'supports',
          },
          {
            finding: 'Warm on mains',
            means: 'The element works; eco mode, low battery or settings limit it.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the high-voltage cabin heater replaced',
      overview:
        'The element works at the full traction voltage. A high-voltage technician tests supply, fuse and insulation and changes it. You rule out settings and coolant.',
      minutes: [60, 420],
      tools: ['Phone', 'Thermometer'],
      steps: [
        'Switch off eco or range modes, and set a temperature above the cabin temperature: some cars only heat on demand.',
        'For water heaters, look at the coolant level of the heating loop with the car cold and off.',
        'Look for recalls and electric-component warranty by VIN.',
        'The workshop reads codes and live power, and checks the high-voltage fuse and interlock.',
        'They isolate the high voltage, prove zero, and measure element and insulation resistance.',
        'They change the heater. For air heaters behind the dash this can mean removing the dash.',
        'Water heaters are filled and bled with the service routine and the pump can be heard.',
        'Ask for insulation value and fuse result on paper.',
        'Check: warm air within three minutes standing, no warnings, clear windscreen.',
      ],
      safety: [
        'High voltage: do not open heater, fuse box or orange plugs.',
        'No fan heater or camping stove in the cabin as a stop-gap.',
      ],
      stopIf: 'Stop at settings and coolant level: everything else is high-voltage work.',
    },
    parts: [{ name: 'PTC heater or high-voltage fuse', usd: [80, 1300] }],
    labourHours: [1, 7],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
