import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about diesel and petrol fuel systems in depth. */
export const fuelInDepthQuestions: readonly CommonQuestion[] = [
  {
    id: 'drive-hpfp-leave',
    faults: ['hpfp-petrol-worn'],
    asks: [
      'what if I ignore the high pressure pump',
      'long cranking only, can it wait',
      'does a weak pump hurt the engine',
      'petrol in oil from the pump, possible?',
      'it loses power only at full throttle, put it off?',
      'will a bad direct injection pump leave me stuck',
      'how quick does this pump get worse',
    ],
    answer:
      'It tends to get worse, from long cranking to missing power and stalling under load, and a pump seal that leaks inside lets petrol into the engine oil, which ruins bearings. So smell the dipstick now: petrol there means the engine is not used until it is repaired. Where the pump has a cam follower, waiting can cost the camshaft. Have rail pressure read under load soon, and let the garage look at follower and oil together.',
  },
  {
    id: 'drive-hpfp-after',
    faults: ['hpfp-petrol-worn', 'rail-pressure-sensor-faulty'],
    asks: [
      'new pump and rail pressure is still low',
      'changed the rail sensor, same code P0087',
      'pump fitted, still long crank',
      'garage did high pressure side, what about low pressure',
      'rail pressure code came back after a week',
      'is the pump in the tank to blame after all',
      'they changed sensor and pump, still low pressure code',
    ],
    answer:
      'Have the low-pressure side measured next, because a high-pressure pump cannot deliver what the tank pump does not bring: a weak pump in the tank or a blocked filter gives the same code. After that come the control valve on the pump, a follower or cam lobe that is worn, an injector that leaks back, and the wiring. Ask for both pressures in figures, wanted and actual, at idle and under load, before any further part is bought.',
  },
  {
    id: 'drive-rail-sensor-fit',
    faults: ['rail-pressure-sensor-faulty'],
    asks: [
      'does the rail sensor need a reset',
      'can the sensor be bought without the rail',
      'how long to fit a fuel rail sensor',
      'used rail sensor worth a try',
      'sensor leaked after fitting',
      'dealer says whole rail, independent says sensor',
      'must new sensor be taught to the ecu',
    ],
    answer:
      'On most engines the sensor is sold singly, although some makers list only the rail, so compare both with your part number. Fitting is short for a garage, but the rail is let down by the book first, since its jet pierces skin, and some sensors seal by an edge that must be tightened to the stated torque once only. Some need their learnt values reset with a tester. A leak afterwards means that it is not run until it is put right.',
  },
  {
    id: 'drive-metering-cause',
    faults: ['diesel-metering-valve-sticking'],
    asks: [
      'why did the metering valve stick',
      'can dirty fuel cause the hunting',
      'is it a sign the pump is going',
      'metal on the suction control valve',
      'code P0088 or P0087 with hunting idle',
      'does additive free a sticky scv',
      'reason of broken regulating valve',
    ],
    answer:
      'Mostly dirt, water or varnish from an overdue filter makes it stick, so the filter belongs to the job. Bright metal on the valve is a different matter: then the pump itself is wearing, and the engine is left off until it has been judged. A cleaning additive now and then eases a mild case, but seldom for long. Have the plug and wire checked as well, because a poor contact swings the pressure in the same way.',
  },
  {
    id: 'drive-metering-stall',
    faults: ['diesel-metering-valve-sticking', 'diesel-lift-pump-failed', 'diesel-air-in-fuel'],
    asks: [
      'stalls at roundabouts then restarts',
      'diesel cuts out when slowing down',
      'dies when I come off the throttle',
      'conks out hot, restarts straight away',
      'engine stop when I brake to junction',
      'is stalling at lights fuel or something else',
      'cutting out randomly diesel, which fuel part',
    ],
    answer:
      'Stalling as the throttle closes fits a sticking metering valve; stalling with a low tank or uphill fits the feed pump; stalling after a filter change fits air. A hot stall that needs a long wait may be the crankshaft sensor instead. Ask the garage to record rail pressure, wanted and actual, while it happens. Once the engine stops, brake and steering need far more force, so brake early with one firm press and do not pump.',
  },
  {
    id: 'drive-regulator-part',
    faults: ['fuel-pressure-regulator-leaking'],
    asks: [
      'can I change the regulator myself',
      'regulator on the rail or in the tank',
      'cheap fuel regulator any good',
      'what pressure should it hold',
      'needs new o rings?',
      'adjustable regulator as upgrade',
      'smell petrol from vacuum pipe, what to buy',
    ],
    answer:
      'It is two screws and a seal on many engines, but petrol stands under pressure there and sprays on whatever is hot, so do it only outdoors, cold, battery off, pressure released by the book, or leave it to a garage. Buy the one with your pressure rating and new O-rings; an adjustable one without a gauge and mapping only makes the mixture wrong. The figure is in the workshop data. Change oil that smells of petrol afterwards.',
  },
  {
    id: 'drive-relay-heat',
    faults: ['fuel-pump-relay-failed', 'fuel-pump-control-module-failed'],
    asks: [
      'cuts out hot, relay or crank sensor',
      'brown melted relay socket',
      'resolder the old relay, worth it',
      'relay clicks but the pump does not run',
      'new relay and it burnt again',
      'where do I find the right relay',
      'relay is very hot to touch, normal?',
    ],
    answer:
      'A relay that clicks but passes no current has burnt contacts, and one that gets hot feeds a pump that draws too much or sits in a loose socket. So if a new one burns, measure the pump’s current and renew the melted socket terminals. Resoldering old relays works for a while; a new one of the same number is cheap. Against a crankshaft sensor: with that one the rev counter stays at zero while cranking, on most cars.',
  },
  {
    id: 'drive-cutout-water',
    faults: ['diesel-water-contamination', 'diesel-cp4-pump-breakup'],
    asks: [
      'had water in it, what should be checked on the pump',
      'runs rough since the water, injectors?',
      'flushed the tank, which parts may be damaged',
      'rusty bits in filter after water',
      'how long before water ruins a diesel',
      'is tank cleaning needed or just a filter',
      'after draining water engine still bad',
    ],
    answer:
      'Look at the old filter first: rust or glitter means that water has reached steel parts, clear fuel with only droplets is a good sign. Then tank and lines are cleaned, a new filter fitted, and rail pressure, injector corrections and leak-off compared. Rust can work for weeks, so repeat the look at the filter after a few hundred miles. Rough running that stays after fresh fuel points to an injector; have it tested before a set is bought.',
  },
  {
    id: 'drive-wax-prevent',
    faults: ['diesel-fuel-waxed'],
    asks: [
      'how do I stop it gelling again',
      'additive before or after the frost',
      'going skiing with a tank of uk diesel',
      'filter heater not working?',
      'blend of biodiesel waxes sooner?',
      'park inside or a half full tank, what helps',
      'travelling to cold country, what fuel',
    ],
    answer:
      'Fill up locally with winter diesel before the hard frost or on arrival in the mountains, because fuel made for mild weather waxes there. An additive works only if it goes in before the fuel has waxed, at the dose on its label. Renew an old filter in autumn and drain its water, as ice blocks it as well. If your car has a heater in the filter, have its plug and fuse checked. Home-made biodiesel waxes far earlier.',
  },
  {
    id: 'drive-stale-restart',
    faults: ['petrol-stale'],
    asks: [
      'how to wake up a car that stood two years',
      'what to do before first start after storage',
      'old fuel in tank, will it damage if I start it',
      'it started and pings on old petrol',
      'filter, plugs, oil, what else after lay up',
      'gummy injectors after standing',
      'lawnmower fuel smell from my classic',
    ],
    answer:
      'Do not start it on old petrol first: have the tank drained, a filter fitted, and fresh petrol put in, since gum from the tank goes straight to pump and injectors. Then check oil and coolant, turn the engine by hand or with the plugs out, and charge the battery. Pinging or rough running on old fuel means that you do not load it. Check brakes, hoses and tyres as well, because age harms those more than fuel does.',
  },
  {
    id: 'drive-misfuel-adblue',
    faults: ['misfuel-petrol-in-diesel', 'misfuel-diesel-in-petrol', 'diesel-water-contamination'],
    asks: [
      'filled wrong fuel but did not start it',
      'key not turned, is that the good case',
      'just unlocked the car, did the pump run',
      'who drains it and how long does that take',
      'can I siphon it out myself',
      'push it off the forecourt with ignition on?',
      'what to tell station staff after wrong fuel',
    ],
    answer:
      'Not starting it is the good case: leave the ignition off, tell the staff, put it in neutral, and have it pushed to a bay; if the steering is locked, let the recovery firm move it. Do not siphon it: modern fillers block it, the mix burns readily and is hazardous waste. A mobile misfuel service drains and flushes it on the spot, usually within an hour or two of arrival, and gives you a note for the insurer. Some cars prime the pump when unlocked, so say so.',
  },
  {
    id: 'drive-lpg-service',
    faults: ['lpg-vaporiser-failed', 'lpg-injectors-or-filter-dirty', 'lpg-gas-leak'],
    asks: [
      'how often should lpg be serviced',
      'lpg tank age, does it need replacing',
      'how do I find a proper lpg garage',
      'is an lpg car allowed in the channel tunnel',
      'can I remove the lpg system',
      'runs only on petrol now, is that harmful',
      'papers for the gas system, what is needed',
    ],
    answer:
      'Have it serviced yearly or at the mileage your installer states, with filters, a leak test and settings, by a member of the UK’s approved installer scheme. Keep the installation certificate, as insurers and later buyers ask for it. Running on petrol in the meantime does no harm; a short run on petrol each day keeps its injectors working. Tunnels, ferries and car parks have their own rules, so ask beforehand. Removal is also installer’s work, because the tank holds pressure.',
  },
  {
    id: 'drive-carb-idle-set',
    faults: [
      'carburettor-idle-jet-blocked',
      'carburettor-choke-faulty',
      'carburettor-float-needle-leaking',
    ],
    asks: [
      'how do I adjust the idle after cleaning',
      'mixture screw, which way is richer',
      'will it pass emissions after carb work',
      'tickover hunts since I rebuilt the carb',
      'which gaskets and how tight',
      'plug colour black or white after adjusting',
      'carburettor is clean but idle is bad',
    ],
    answer:
      'Set it with a warm engine, choke fully open, ignition and valve clearances right, and no air leak: first the idle speed, then the mixture screw in small steps for the smoothest running, then the speed again; note the turns you began with. Which way is richer depends on the make, so take it from its book. Black plugs mean rich, white ones lean. A garage with an exhaust analyser sets it legally for the test in minutes. Work in open air.',
  },
  {
    id: 'drive-evap-diy-order',
    faults: [
      'evap-hose-leak',
      'evap-purge-valve-stuck-open',
      'evap-vent-valve-blocked',
      'fuel-cap-not-sealing',
      'evap-pressure-sensor-or-leak-pump-faulty',
    ],
    asks: [
      'which evap part do I try first',
      'changed cap and purge, what now',
      'parts swapping for evap, stop me',
      'best order to check a tank vapour fault',
      'code P0455 big leak, where do I begin',
      'P0456 tiny leak keeps coming',
      'replaced everything cheap and still the leak code',
    ],
    answer:
      'Cheap looks first, parts later: cap and its seal, the filler neck, the purge valve unplugged and blown through, the hoses at the canister and over the axle. After cap and purge, stop buying and pay for a smoke test, because it shows the hole within minutes. A large leak is often a hose that is off or a cap; a tiny one a seal, the neck’s rust or the pump’s ring. Never test it with compressed air or a flame.',
  },
  {
    id: 'drive-evap-driving-on',
    faults: ['evap-purge-valve-stuck-open', 'evap-canister-saturated'],
    asks: [
      'what if I leave the purge valve',
      'is petrol vapour in the engine harmful',
      'rough idle from the purge, damage?',
      'can a stuck purge valve hurt the cat',
      'smell of fuel from canister, health risk?',
      'leave the vapour fault till next year',
      'petrol smell near rear wheel from canister, wait?',
    ],
    answer:
      'A purge valve stuck open makes the mixture wrong, so the engine stumbles and stalls after filling, which can happen at the exit of the station, and a rich mixture loads the catalytic converter for long. A soaked canister smells, and vapour in a garage can ignite, so park outdoors with the windows open. Both are moderate repairs. Until then fill only part of the tank, stop at the first click, and start with a little accelerator.',
  },
  {
    id: 'drive-gauge-low-fuel',
    faults: ['fuel-level-sender-faulty', 'fuel-saddle-tank-jet-pump-failed'],
    asks: [
      'how do I know how much is left with a dead gauge',
      'ran out although it showed quarter',
      'range display is wrong as well',
      'is low fuel light independent of the gauge',
      'jerrycan in the boot just in case, legal?',
      'filled to the brim and it shows half',
      'fuel reading jumps around on bends',
    ],
    answer:
      'Use the trip counter: set it to zero at each full fill and refuel after a distance that leaves a wide reserve, since the low fuel light uses the same sender and may lie too. A reading that swings in bends at low level is normal slosh; jumps on the straight are not. Carry fuel only in an approved can within the legal quantity, never loose in the cabin. If it runs dry with fuel shown, a saddle tank’s transfer pump may be the cause.',
  },
  {
    id: 'drive-injectors-circuit-diesel',
    faults: ['injector-circuit-fault'],
    asks: [
      'diesel injector circuit open, three cylinders',
      'shakes suddenly and injector code, tow it?',
      'short in one injector knocks all out',
      'can oil in the loom under the cover do this',
      'bank of injectors dead at once',
      'comes when warm, gone when cold, injector wire',
      'two injectors off together, why',
    ],
    answer:
      'Two or more injectors dead together point to their common supply, a wire, or the control unit’s output, and not to the injectors themselves. One alone is its plug, wire or coil. On diesels with the loom under the rocker cover, hot oil hardens the insulation, and the fault comes with heat; that loom is sold as a part. Do not touch injector wires on a running engine, as the voltage is dangerous. An engine that shakes is not run on to test.',
  },
  {
    id: 'drive-pump-hot-day',
    faults: [
      'fuel-pump-in-tank-failing',
      'fuel-pump-impeller-swollen',
      'fuel-pump-control-module-failed',
    ],
    asks: [
      'only cuts out on hot days',
      'stalls in a traffic jam in summer then restarts',
      'does a full tank help the pump',
      'garage cannot find it because it runs there',
      'how to catch an intermittent fuel pump',
      'dies after an hour of motorway',
      'engine is stop in heat but not winter',
    ],
    answer:
      'Heat and a low tank bring out a dying pump, so a cure by a full tank or a cool night points to it, or to its control module or relay. To catch it, the garage tapes a pressure gauge or logger in, or stores live data, and drives until it happens; low pressure with full voltage is the pump, low voltage the supply. Tell them fuel level, outside heat and time of driving. Avoid fast roads meanwhile, since a stall there is dangerous.',
  },
];
