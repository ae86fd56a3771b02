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
        'Check that you can still demist the windscreen. If you cannot, drive only in dry, mild weather.',
    },
    patterns: [
      'Display dark but the blower keeps its last setting.',
      'Works after a battery reset for a day.',
      'A drink went into the buttons.',
    ],
    shown: {
      workshopName: 'Climate control panel or control unit faulty',
      summary:
        'The panel or its control unit has failed: buttons do not respond, the display is blank or settings change by themselves, while the blower and compressor are good.',
      patterns: [
        'The display is dark, but the blower stays on its last setting.',
        'The panel works for a day after a battery reset.',
        'A drink has been spilled into the buttons.',
      ],
    },
    checks: [
      {
        title: 'Check the climate fuses and reset',
        steps: [
          'With the ignition on, test all the fuses marked climate, HVAC or A/C.',
          'With the ignition off, take the climate fuse out for two minutes and put it back. Then switch the ignition on and see whether the panel works.',
        ],
        tool: 'Fuse puller and test light',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The fuses are good, but the panel is still dead or erratic',
            means:
              'The fuses are good and a restart did not help, so the panel or its supply wire is at fault.',
            effect: 'supports',
          },
          {
            finding: 'The panel is back to normal and stays so',
            means:
              'The control unit had crashed. If it happens again, test its 12 V supply and ask for a software update.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Scan the climate unit',
        steps: [
          'Use a reader that covers body and climate control units.',
          'Read the codes, and operate the blower and the flaps with the actuator test.',
        ],
        tool: 'OBD-II reader with manufacturer coverage',
        minutes: 20,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The actuators obey the reader but not the buttons',
            means: 'Everything behind the panel works, so the panel is faulty.',
            effect: 'confirms',
          },
          {
            finding: 'The panel obeys, but a flap or the blower does not',
            means:
              'The panel gives the command and that one part does not follow, so look at the part.',
            effect: 'rules-out',
          },
          {
            finding: 'The climate unit does not answer',
            means: 'The unit has no supply, or it has failed.',
            effect: 'supports',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace or repair the climate control panel',
      overview:
        'The panel unclips from the front of the dashboard. Repair firms renew buttons, displays and solder joints. A used panel must have the same functions, and many need coding and a flap calibration.',
      minutes: [30, 100],
      tools: ['Trim tools', 'Torx set', 'Multimeter', 'OBD tool for coding', 'Isopropyl alcohol'],
      steps: [
        'Note the part number and the software version of the old panel.',
        'Disconnect the battery. If the passenger airbag is near the panel, wait ten minutes.',
        'Unclip the surround with plastic tools, beginning at the bottom.',
        'Undo the screws, draw the panel forward, photograph its plugs and unplug it.',
        'With the panel still unplugged, reconnect the battery and then switch the ignition on. Measure the supply at the plug, which should equal the battery voltage, and the drop to earth, which should be below 0.1 V.',
        'Switch the ignition off, disconnect the battery again and look inside the panel for a sticky liquid. If that is all, clean the circuit board with isopropyl alcohol and let it dry.',
        'Plug in and fit the repaired or new panel, and reconnect the battery. Clear the codes and code the panel, then run the flap calibration without touching any control.',
        'Test all vents and temperatures, the rear window heater and the seat heating before you clip the trim in.',
      ],
      safety: [
        'Disconnect the battery before you unplug the panel: some share wiring with the airbag indicators.',
        'Make sure that the windscreen demists before you drive.',
      ],
      stopIf:
        'Stop if the climate control is part of the main touch screen: the fault then belongs to the infotainment system.',
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
    drive: {
      verdict: 'yes',
      reason: 'The car is safe to drive. Use the manual settings meanwhile.',
    },
    patterns: [
      'Outside temperature shows −40 after a bump in front.',
      'Evaporator ices, airflow dies after half an hour, and comes back after a rest.',
    ],
    shown: {
      summary:
        'Automatic climate control relies on its sensors. If the outside sensor reports arctic cold or the evaporator sensor reports ice, the compressor stays off. A blocked cabin sensor makes the temperature wander.',
      patterns: [
        'The outside temperature reads −40 after a knock to the front bumper.',
        'The evaporator ices up: the air flow dies away after half an hour and returns after a rest.',
      ],
    },
    checks: [
      {
        title: 'Compare the displayed outside temperature with a thermometer',
        steps: [
          'Park in the shade for two hours, with a thermometer beside the front bumper.',
          'Switch the ignition on and compare the display with the thermometer.',
        ],
        tool: 'Thermometer',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'It is far off, shows an extreme value, or shows only dashes',
            means: 'The outside sensor or its wire is broken or shorted.',
            effect: 'confirms',
          },
          {
            finding: 'It agrees within 2 °C',
            means: 'That sensor is good; look at the others.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read all climate sensors in live data',
        steps: [
          'After a cold night, switch the ignition on without starting the engine. Read the outside, cabin, evaporator and duct temperatures.',
          'Compare them. All should agree within a few degrees.',
        ],
        tool: 'OBD-II reader with manufacturer coverage',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'One differs from the rest',
            means: 'All the sensors are in equally cold air, so the one that differs is faulty.',
            effect: 'confirms',
          },
          {
            finding: 'All are equal',
            means: 'The sensors agree, so they are good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a climate temperature sensor',
      overview:
        'The sensors are cheap resistors. The outside one sits in the bumper or mirror, the cabin one behind a small grille and the evaporator one in the heater case. The display may correct itself only after a drive.',
      minutes: [20, 90],
      tools: ['Multimeter', 'Trim tools', 'Torch', 'Vacuum cleaner', 'OBD-II reader', 'Gloves'],
      steps: [
        'Read the codes to learn which sensor is faulty. Look at its plug first, because a knock to the bumper often leaves it hanging loose.',
        'Vacuum the small grille of the cabin sensor: dust there slows the temperature control.',
        'Switch off and take the key out. If bumper crash sensors or airbag wiring are near, disconnect the battery and wait ten minutes.',
        'Unplug the sensor and measure its resistance. As you warm it in your hand, the value must change smoothly.',
        'Unclip the old sensor and fit the new one in the same place. An outside sensor must sit in moving air, away from the radiator.',
        'Push an evaporator sensor to the same depth between the fins as the old one. If it is too shallow, the evaporator ices up.',
        'Reconnect the battery if you disconnected it, and clear the codes. Drive for ten minutes above 20 mph so that the display corrects itself.',
        'Check that the air conditioning cools, and that the air flow does not fade within half an hour.',
      ],
      safety: [
        'Take the key out, and unplug the radiator fan if you can: it may start while your hands are behind the bumper.',
        'Wear gloves, because the fins are sharp.',
      ],
      stopIf:
        'Stop if the reading stays wrong with a new sensor: the wire or the control unit needs testing.',
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
        'Without heat the windscreen can freeze, and without cooling the battery may overheat during a fast charge. Drive gently and avoid rapid charging.',
    },
    patterns: [
      'No heat only below freezing, with a loud hum in front.',
      'Cooling and fast charging go bad at the same time.',
    ],
    shown: {
      summary:
        'In many electric cars one refrigerant circuit heats and cools both cabin and battery. A stuck valve, lost refrigerant or a failed electric compressor leaves the cabin cold or hot, slows fast charging and may limit power.',
      patterns: [
        'There is no heat below freezing, and a loud hum comes from the front.',
        'The cooling and the fast charging get worse at the same time.',
      ],
    },
    checks: [
      {
        title: 'Try heat and cold while parked in Ready',
        steps: [
          'Park in the open air with the car in Ready and the parking brake on. Set the coldest temperature and a high blower speed for five minutes, then the hottest.',
          'Note the air temperature, any messages and any noise at the front.',
        ],
        tool: 'Thermometer',
        minutes: 12,
        needs: 'running',
        outcomes: [
          {
            finding: 'It neither heats nor cools, or heats but does not cool',
            means:
              'Cooling needs the whole circuit, so suspect the refrigerant, the compressor or a high-voltage fuse.',
            effect: 'supports',
          },
          {
            finding: 'It cools but does not heat',
            means:
              'The compressor and the refrigerant are good: suspect a valve, the software or an electric heating element.',
            effect: 'supports',
          },
          {
            finding: 'Both work',
            means: 'The compressor, the refrigerant and the valves are working.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look for updates, recalls and messages',
        steps: [
          'Check the software version, look up recalls with the VIN and read the messages in the app.',
          'Restart the car as the manual describes and try the heating again.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'An update or recall covers heating',
            means: 'The manufacturer knows of the fault: have that work done first.',
            effect: 'supports',
          },
          {
            finding: 'It works for days after a restart',
            means:
              'Software or a sticking valve is the likely cause; see whether the fault returns.',
            effect: 'neutral',
          },
          {
            finding: 'Nothing is open, and there are no messages',
            means: 'Have the codes of the thermal control unit read.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the heat pump or electric compressor repaired',
      overview:
        'The compressor runs on the traction voltage and its oil must not conduct. Only a workshop certified for high voltage and refrigerants may open the circuit.',
      minutes: [90, 360],
      tools: ['Phone', 'Thermometer'],
      steps: [
        'Note the outside temperature, the battery level and the climate setting at which it failed. Photograph the messages.',
        'Install any pending updates, and check for recalls and warranty: thermal parts often have longer cover.',
        'Clear leaves and snow from the front grille and the condenser.',
        'The workshop reads the thermal control unit, compares the refrigerant pressures and operates each valve and the compressor.',
        'It isolates the high voltage, proves zero volts and locks the system out before anybody touches the compressor.',
        'It recovers the refrigerant and changes the faulty valve, sensor or compressor. It uses the specified non-conducting oil and a machine reserved for that oil.',
        'It bleeds the coolant loops with the service routine and measures the insulation resistance.',
        'Ask for a record of the codes before and after, the weight of refrigerant, the type of oil, the insulation value and the software version.',
        'Check afterwards that heat and cold arrive within five minutes, that nothing hums, that fast charging is normal and that no coolant is lost.',
      ],
      safety: [
        'Do not touch orange cables, even when the car is off.',
        'Demist the windscreen fully before you set off, and take warm clothing on winter trips until the car is repaired.',
      ],
      stopIf:
        'There is nothing here for an owner to open. Stop once you have checked the software and the grille and noted what happened.',
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
    shown: {
      patterns: [
        'The range in winter is better than ever, because no power goes to the heating.',
        'An insulation warning appears only when the heating is switched on.',
      ],
    },
    checks: [
      {
        title: 'Watch the energy display when switching heat on',
        steps: [
          'Park with the car in Ready and open the energy or climate power display.',
          'Set the hottest temperature and a high blower speed, and read the power for climate.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'It draws hardly any power, and the air is cold',
            means: 'The heater draws no power: suspect its element, its fuse or the command to it.',
            effect: 'supports',
          },
          {
            finding: 'It draws several kilowatts, yet the air is cold',
            means:
              'Heat is produced but does not reach you: suspect the coolant pump, air in the loop or a flap.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Try pre-heating from the mains',
        steps: [
          'Plug the car in and start pre-conditioning with the app or the timer.',
          'Feel the air at the vents after ten minutes.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'charging',
        outcomes: [
          {
            finding: 'The air is cold as well',
            means: 'There is no heat even on mains power, so the heater or its supply is at fault.',
            effect: 'supports',
          },
          {
            finding: 'The air is warm on mains power',
            means:
              'The heating element works; an eco mode, a low battery or the settings limit it.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the high-voltage cabin heater replaced',
      overview:
        'The element works at the full voltage of the drive battery. A high-voltage technician tests its supply, fuse and insulation and replaces it. You can rule out settings and coolant beforehand.',
      minutes: [60, 420],
      tools: ['Phone', 'Thermometer'],
      steps: [
        'Switch eco or range modes off. Set a temperature higher than that of the cabin, because some cars heat only on demand.',
        'If the car has a water heater, look at the coolant level of the heating loop with the car cold and off.',
        'Use the VIN to check for recalls and for any warranty on the high-voltage parts.',
        'The workshop reads the codes and the live power, and checks the high-voltage fuse and the interlock.',
        'It isolates the high voltage, proves zero volts, and measures the resistance of the element and of the insulation.',
        'It replaces the heater. If an air heater sits behind the dashboard, the dashboard may have to come out.',
        'If the car has a water heater, the workshop fills and bleeds its loop with the service routine until no air is left.',
        'Ask for the insulation value and the result of the fuse test in writing.',
        'Check that warm air arrives within three minutes while parked, that no warning appears and that the windscreen clears.',
      ],
      safety: [
        'Do not open the heater, the fuse box of the high-voltage system or orange plugs: the voltage kills.',
        'Never use a fan heater or a camping stove in the cabin as a stopgap.',
      ],
      stopIf:
        'Stop after the settings and the coolant level: everything else is high-voltage work.',
    },
    parts: [{ name: 'PTC heater or high-voltage fuse', usd: [80, 1300] }],
    labourHours: [1, 7],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
