import { combine } from './combine.ts';
import type { SafetyRule } from './rule.ts';

/** Batteries and high voltage. */
export const batteries = [
  {
    id: 'battery-danger',
    title: 'A battery may burst or burn',
    danger: 'A swollen, leaking, hissing or hot battery gives off gas that explodes from a spark.',
    advice:
      'Do not start, charge, jump-start or touch it. Keep sparks and flames away; at smoke or hissing go well clear and call the fire service. Have the car recovered.',
    severity: 'high',
    verdict: 'no',
    forbids: ['powered', 'running', 'charging'],
    symptoms: ['battery-damaged', 'ev-battery-smoke'],
    phrases: [
      'hybrid battery smoking',
      'battery pack smoke',
      'battery hissing',
      'battery swollen',
      ...combine(
        'battery',
        'blown up cushion, like cushion, pillow, domed, bulges, leaking fluid hot, acid everywhere, sizzling, gurgling hot',
      ),
      ...combine(
        'battery',
        'puffed, bulging, bloated, fizz, fizzing, boiling, rotten egg, sulphur, stink bomb, exploded, acid leaking, hot touch, smells eggs, blown top, split case, casing cracked, swelled, swelling, steaming, melted, sparks flew, loose sparks, sparks metal, bubbling, like balloon, leaks acid',
      ),
      ...combine('jump lead', 'wrong way, sparks flew, wrong way round, backwards'),
      'hooked up battery backwards sparks',
      ...combine(
        'battery',
        'acid bubbling, hot swollen, sides bulging, swollen hot, gas smell eggs, spewing, vent steam, rotten smell',
      ),
    ],
  },
  {
    id: 'high-voltage',
    title: 'There may be a high-voltage fault',
    danger: 'The drive battery carries a voltage that kills, and the drive may switch off.',
    advice:
      'Stop, switch it off and do not start or charge it again. Do not touch orange cables. Have it recovered to a workshop that is trained for high voltage, and kept outdoors, away from buildings.',
    severity: 'high',
    verdict: 'no',
    forbids: ['powered', 'running', 'charging'],
    symptoms: ['ev-hv-warning'],
    phrases: [
      'high voltage system warning',
      'tingle charging cable',
      'tingle off car charging',
      'electric drive system fault',
      'orange cable scraped',
      'orange cable cut',
      'orange cable bare',
      'hybrid battery burning smell',
      'isolation fault',
      'insulation fault',
      'high voltage warning',
      'high voltage fault',
      'hv isolation',
      'electric shock from car',
      'got shocked charging',
      'electrical shock charging',
      'orange cable damaged',
      'shock touching plug',
      'stop safely electric system',
      'electrical isolation',
      ...combine('high voltage hazard', 'do not touch, plug in, hybrid, ev, car'),
      ...combine('hybrid, ev, electric', 'do not touch warning, danger warning voltage'),
      ...combine('orange lead, orange wire', 'damaged, bare'),
      ...combine(
        'orange cable, orange lead, orange wire, orange wires',
        'gnawed, chewed, copper, frayed, cut through, melted, scraped through',
      ),
      ...combine(
        'hybrid battery, electric battery, battery electric, ev battery, big battery',
        'leaking, leaks, dented, hit rock, water, hissing, punctured, flood, submerged',
      ),
      ...combine('water battery', 'electric, hybrid, ev'),
      ...combine('shock', 'charge port, charging car, charging cable'),
      ...combine(
        'ev, electric, hybrid',
        'electrical fault park, isolation, hissing floor, stop safely, flood water fault',
      ),
      ...combine('bev, high voltage, traction battery, drive battery, pack', 'battery water'),
      ...combine(
        'ev, electric, hybrid, bev, high voltage, traction battery, drive battery, pack',
        'coolant in battery, coolant battery, isolation error, do not charge, popping floor, popping underneath, vapour, smoke floor, temperature rising pack, smells sweet, smells sweet pack, stop turtle, losing power stop, hissing, grounded battery, hit bottom battery, electric system failure',
      ),
      ...combine('orange wire, orange lead', 'scraped'),
      ...combine(
        'orange cable, orange wire, orange lead',
        'jacket off, insulation off, rubbed, bare copper, exposed, chafed, nicked',
      ),
      ...combine('battery isolation, battery insulation', 'error'),
      ...combine(
        'battery isolation, pack isolation, battery insulation',
        'red, fault, low, warning',
      ),
    ],
  },
  {
    id: 'charging-hot',
    title: 'The charging plug or socket may burn',
    danger: 'A charging contact that has overheated gets hotter each time and can start a fire.',
    advice:
      'Switch the charging off at the wall or the breaker and let it cool before you touch it. Do not charge with this cable, plug or socket again until it has been looked at.',
    severity: 'high',
    verdict: 'caution',
    forbids: ['charging'],
    symptoms: ['ev-plug-hot'],
    phrases: [
      'charger cable melted',
      'charging port melted',
      'charge plug melted',
      'charger plug melted',
      'charger melted',
      'charging cable melted',
      ...combine(
        'charging plug, charge port, charging cable, charging plug socket, wall socket charging, outlet charging, socket charging, plug charge, socket charge',
        'hot, brown, burnt, scorched, smells burnt, blackened, burn marks',
      ),
      ...combine(
        'charging plug, charging lead, charger, charge plug, charging cable, wall box, charge cable, granny charger, charging pins',
        'sizzles, sizzling, too hot, pins black, black pins, pins burnt, pins melted, warm brown, buzzes hot, hot pull out, smells burning',
      ),
      ...combine(
        'charging lead, charger, charge plug, wall box, charge cable, granny charger, charging pins',
        'brown, scorched',
      ),
    ],
  },
] as const satisfies readonly SafetyRule[];
