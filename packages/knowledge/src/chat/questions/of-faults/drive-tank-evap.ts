import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about fuel leaks, the tank, and its vapour system. */
export const tankAndVapourQuestions: readonly CommonQuestion[] = [
  {
    id: 'drive-fuel-leak-patch',
    faults: ['fuel-line-leaking', 'fuel-tank-leaking'],
    asks: [
      'can I patch the fuel leak with tape',
      'epoxy putty on the tank, will it hold',
      'rubber hose and jubilee clips on a fuel pipe',
      'is there a temporary fix for a dripping petrol line',
      'soap in the tank seam till I get paid',
      'tank cement kit worth buying?',
      'small hole in the steel pipe, join a bit in',
    ],
    answer:
      'Do not patch it: tape, putty, soap and water hose do not hold fuel, and a leak that lets go on a hot exhaust burns the car with you in it. Leave the engine off, keep flames and smokers away, put a metal tray under it if you can do so without lying beneath, and have it recovered. The pipe or tank is replaced with proper pipe, fuel-rated hose and the right couplings; only specialists repair tanks.',
  },
  {
    id: 'drive-fuel-leak-which',
    faults: [
      'fuel-line-leaking',
      'fuel-tank-leaking',
      'fuel-rail-high-pressure-leak',
      'fuel-tank-top-seal-leaking',
    ],
    asks: [
      'smell of petrol, where is it coming from',
      'wet patch behind the rear wheel',
      'drips only with the engine running',
      'drip even when parked',
      'smells only after filling up',
      'fuel smell in the cabin with the heater on',
      'how to find leak of benzine without danger',
    ],
    answer:
      'The timing tells the place: drips when parked with the ignition off point to the tank, drips only when running to the pressure line, smell only after a full fill to the seal on top of the tank or the filler, and a smell under the bonnet after work to a joint at the rail. Look from outside, with a torch, engine cold and off; no flame, and do not crawl under a car on a jack. Then have it recovered to a garage.',
  },
  {
    id: 'drive-tank-leak-parked',
    faults: [
      'fuel-tank-leaking',
      'fuel-line-leaking',
      'fuel-rail-high-pressure-leak',
      'fuel-tank-top-seal-leaking',
      'lpg-gas-leak',
    ],
    asks: [
      'where do I park it while it leaks',
      'can it stay in my garage',
      'how dangerous is a car that drips petrol',
      'who do I ring for spilt fuel',
      'petrol puddle under the car, what now',
      'clean fuel off the drive, how',
      'car smells of fuel, is near house and kids',
    ],
    answer:
      'Leave it outdoors, away from the house, drains, boilers and cars, with the engine off and nobody smoking; do not put it in a garage or start it to move it, but push it if that can be done without danger. A puddle is covered with dry sand or cat litter, not hosed into a drain. With a running leak, a strong smell indoors, or fuel near a heat source, keep people away and call the fire service on 999.',
  },
  {
    id: 'drive-line-brake-pipe',
    faults: ['fuel-line-leaking'],
    asks: [
      'rusty fuel line, do the others now too',
      'can I replace just the rotten section',
      'plastic or steel for a new fuel pipe',
      'garage wants to do all lines and brake pipes',
      'is copper pipe okay for fuel',
      'quick connector leaks, only the seal?',
      'corroded fuel line mot advisory',
    ],
    answer:
      'Usually the whole rotten line is best renewed, because the rust continues under every clip; a section may be joined with the maker’s couplings where the rest is sound. A quick connector may need only a seal or clip, sold singly for some cars. Brake pipes beside it have the same age and salt, so it is reasonable to look at them too. An MOT advisory for corrosion means months, a leak means that it fails now. Use fuel-rated pipe only.',
  },
  {
    id: 'drive-rail-leak-work',
    faults: ['fuel-rail-high-pressure-leak'],
    asks: [
      'petrol smell since the injectors were out',
      'leak at the injector O ring',
      'smells in the cold mornings then goes',
      'can I just tighten the fuel union a bit more',
      'high pressure pipe reused, is that why',
      'is injector seal a small job',
      'after work at intake I smell fuel in bonnet',
    ],
    answer:
      'Do not run it to look for the leak: a smell that began with work on the injectors or intake comes from a disturbed joint, and the garage that did it should put it right, with the car brought on a lorry. Tightening a union more cracks it; high-pressure pipes and O-rings are renewed, not used again. A seal that leaks on cold mornings only will leak always before long. Direct injection and diesel jets pierce the skin, so keep fingers away.',
  },
  {
    id: 'drive-tank-seal',
    faults: ['fuel-tank-top-seal-leaking'],
    asks: [
      'smells after a full fill, gone below three quarters',
      'seal on top of the tank, can I do it',
      'pump was changed and now it smells',
      'is the lock ring supposed to be rusty',
      'can I leave the tank half full until then',
      'petrol smell under the back seat',
      'flange on the tank is cracked, glue it?',
    ],
    answer:
      'A smell after each full tank that stops below three-quarters is typical of the seal or the flange on top; keeping it lower reduces the smell but does not make it sound. If a pump was changed shortly before, the old ring was probably used again, so go back to that garage. Glue does not hold on tank plastic. The opening is full of vapour, so no lights that glow, no vacuum cleaner, and battery off. It takes a new seal and ring.',
  },
  {
    id: 'drive-filler-neck',
    faults: ['fuel-filler-neck-corroded'],
    asks: [
      'filler neck rusted, can I clean and paint it',
      'leaks when I brim it',
      'new cap and the leak code is still there',
      'where does the neck rust, I cannot see it',
      'weld the filler pipe?',
      'can I fit a used filler neck',
      'hole in pipe from cap to tank, how replaced',
    ],
    answer:
      'Do not weld or grind anything there, because the pipe and tank hold explosive vapour; the neck is replaced as a part. It rusts behind the liner of the wheel arch, which comes off with a few clips, so you can see it without touching the fuel side. A new cap changes nothing when the pipe leaks, which explains the returning code. Until it is done fill to half only, since brimming lets petrol run out behind the wheel.',
  },
  {
    id: 'drive-level-sender',
    faults: ['fuel-level-sender-faulty'],
    asks: [
      'gauge stuck on empty, is it the sender or the gauge',
      'jumps between half and full',
      'can I drive by the trip counter instead',
      'fuel gauge reads full all the time',
      'can cleaning additive fix a fuel sender',
      'sender and pump are one part, must I buy all',
      'low fuel light on with full tank',
    ],
    answer:
      'A needle that jumps at one spot has a worn track in the sender, one stuck at empty or full a broken wire, a bad earth or a sunken float; a scan of the instruments shows the raw value. Sulphur deposits on the contact now and then yield to a good fuel cleaner. Some senders are sold singly, others only with the pump unit. Until then go by the trip counter with a wide margin, because running dry harms pump and catalytic converter.',
  },
  {
    id: 'drive-level-after-work',
    faults: ['fuel-level-sender-faulty', 'fuel-saddle-tank-jet-pump-failed'],
    asks: [
      'gauge wrong since the pump was fitted',
      'reads a quarter less with the new unit',
      'must fuel gauge be calibrated',
      'two senders in a saddle tank, which is bad',
      'new pump from ebay, gauge is off',
      'after repair shows never full',
      'float catches on something?',
    ],
    answer:
      'A gauge that is wrong since a pump was fitted comes from a bent float arm, a float that touches the tank, or a pump unit of a different resistance range; the fitter should correct it. Cars with a saddle tank have two senders, and their values can be read singly with a tester. Some cars take two or three fills to settle after the battery was off. Cheap units often read wrongly, so keep the old one for comparison.',
  },
  {
    id: 'drive-cap-light',
    faults: ['fuel-cap-not-sealing'],
    asks: [
      'tightened the cap, when will the light go out',
      'how many clicks should I give it',
      'does a cheap cap do',
      'wet cap seal, just clean it?',
      'can I clear the evap code myself',
      'new cap, light still on after a week',
      'locking cap aftermarket, any trouble',
    ],
    answer:
      'After the cap is tight the light needs several drives with cold starts, often a week or more, before it goes out by itself; a code reader can clear it at once. Turn it until it clicks and look at the rubber ring: wipe it clean, and renew a cracked one. A cap of the maker’s type seals best. If the code returns with a new cap, the leak is elsewhere, and a smoke test finds it. Engine light on fails the MOT.',
  },
  {
    id: 'drive-cap-missing',
    faults: ['fuel-cap-not-sealing'],
    asks: [
      'lost my petrol cap, rag in the neck ok?',
      'drove off without the cap',
      'cap fell off at the station, buy where',
      'emergency cap from a motor factor',
      'is a missing fuel cap an mot fail',
      'plastic bag and elastic band over the filler',
      'cap strap broke and cap vanished',
    ],
    answer:
      'Do not use a rag or a bag: it soaks up fuel, lets vapour and water in, and petrol can slosh out in a bend and catch fire. Ask at the station, where caps are often handed in, and buy a temporary or proper cap at a motor factor before you go far or fill up. Keep the level low until then. A cap that is missing or does not seal fails the MOT. Cars with a capless neck have a flap instead, which must close by itself.',
  },
  {
    id: 'drive-purge-after-fill',
    faults: ['evap-purge-valve-stuck-open'],
    asks: [
      'hard start only after refuelling',
      'stalls leaving the petrol station',
      'which valve and where is it',
      'can I test the purge valve by blowing through',
      'unplugging purge valve, does that help',
      'sucks all the time at idle, faulty?',
      'is purge valve easy for a beginner',
    ],
    answer:
      'Starting badly only after a fill is the classic sign of a purge valve stuck open. It sits in the thin hose between the intake and the charcoal canister, mostly under the bonnet, and is a plug and two hoses. Engine off, take it off and blow through: unplugged, it must be shut; air passing means that it is stuck. With the engine idling cold, no suction should be felt at the tank side. Look for charcoal crumbs before you fit the new one.',
  },
  {
    id: 'drive-purge-again',
    faults: ['evap-purge-valve-stuck-open', 'evap-canister-saturated'],
    asks: [
      'new purge valve failed again',
      'black granules in the purge valve',
      'purge replaced, still hard to start after filling',
      'need the canister too?',
      'crumbs came out of hose, where from',
      'second valve in a year',
      'valve changed and code P0441 returns',
    ],
    answer:
      'Black granules show that the canister has broken up, and its crumbs jam each new valve, so canister, valve and the hose between are renewed or blown clean together. If there are none, suspect a poor copy of the valve, a hose on the wrong stub, or a vent that is blocked so that the tank pulls and pushes too hard. A tester can switch the valve and watch the tank pressure, which settles it. Do not go on topping up past the first click.',
  },
  {
    id: 'drive-vent-clicks',
    faults: ['evap-vent-valve-blocked', 'evap-canister-saturated'],
    asks: [
      'nozzle clicks off all the time',
      'takes ages to fill, pump keeps cutting out',
      'hiss when I open the cap, big one',
      'can I fill slowly and live with it',
      'spider web in the vent filter',
      'where is the vent valve and can I clean it',
      'fuel pump at station stops every second',
    ],
    answer:
      'The tank cannot breathe: the vent valve or its dust filter, mostly near the tank or behind a rear wheel, is blocked. Cleaning the filter and freeing a spider’s web is worth a try, while a stuck valve is replaced. A strong hiss after a long drive says the same. If it also smells of petrol, the canister is flooded. Filling slowly works as a stopgap, but a tank under suction can collapse and starve the pump, so do not leave it.',
  },
  {
    id: 'drive-canister-topup',
    faults: ['evap-canister-saturated'],
    asks: [
      'I always squeeze in extra after the click, bad?',
      'can a flooded canister dry out',
      'is the charcoal filter expensive labour',
      'where is the canister',
      'used canister fine?',
      'bypass the charcoal canister',
      'petrol smell since brimming the tank',
    ],
    answer:
      'That habit is the usual cause: fuel past the first click runs into the canister and drowns its charcoal. Slight wetting can dry out with normal driving at lower tank levels; soaked or crumbling charcoal has to be replaced. Do not bypass it, because vapour then collects round the car, and the engine light and the MOT’s smell and leak checks catch it. A used one is acceptable if it rattles with nothing and smells of little. Stop at the first click.',
  },
  {
    id: 'drive-evap-hose-smoke',
    faults: ['evap-hose-leak'],
    asks: [
      'what is a smoke test and who does it',
      'small leak code, where to look first',
      'evap code keeps coming back',
      'can I find the crack with soapy water',
      'large leak or small leak, difference',
      'can I ignore an evap code',
      'hose of vapour is cracked, any rubber will do?',
    ],
    answer:
      'A smoke test blows thin smoke into the vapour system at very low pressure and shows the crack; most garages have the machine and it takes about an hour. Look first at cap and neck, then the hoses at the canister and over the axle. Do not use compressed air, as it bursts the tank. Use fuel-vapour hose, not any rubber. The car runs normally, but the lit engine light hides other faults and fails the MOT.',
  },
  {
    id: 'drive-evap-sensor',
    faults: ['evap-pressure-sensor-or-leak-pump-faulty'],
    asks: [
      'P0452 P0453, is it the sensor',
      'leak detection pump, needed?',
      'new leak pump, must it be coded',
      'is the tank sensor hard to reach',
      'damp plug under the wing, just dry it?',
      'sensor changed, same code',
      'evap monitor not ready for test',
    ],
    answer:
      'Those two codes speak about the sensor’s signal and not about a leak, so start with its plug: moisture, green pins and a rubbed wire are common and cheap. A tester shows whether the value is plausible with the cap off, when it should read close to zero pressure. If it does, the sensor is well and the wire drops out; if it does not, replace it. It often sits on top of the tank. Codes that name a leak need a smoke test instead.',
  },
  {
    id: 'drive-inlet-splash',
    faults: ['tank-inlet-check-valve-stuck'],
    asks: [
      'petrol spits back when I fill',
      'spurts out of the filler after the click',
      'is it my fault or the pump',
      'how do I fill it until it is repaired',
      'fuel on paint and shoes, wash it how',
      'where is the check valve, in the neck or tank',
      'half a cup comes back each time',
    ],
    answer:
      'A flap at the tank end of the filler pipe should stop it; when it stays open, the tank’s pressure throws fuel back after the nozzle has clicked off. Until it is repaired fill slowly with the nozzle half in, stop at the first click and wait before you draw it out, and stand aside. Wash fuel off the paint and skin with plenty of water. On some cars it is in the tank and needs the tank lowered. Ask about a recall, too.',
  },
  {
    id: 'drive-lpg-smell',
    faults: ['lpg-gas-leak'],
    asks: [
      'garlic smell in the boot, gas leak?',
      'hisses at the filler after I refuel',
      'how do I close the lpg tank',
      'can I check for lpg leaks with soapy water',
      'is it allowed to park in an underground car park',
      'who may work on an lpg system',
      'smells of gas at the bonnet, switch to petrol?',
    ],
    answer:
      'Switch it to petrol and the gas off, open doors and boot, keep away every flame and switch, and close the tank’s hand valve if you can reach it: the gas lies low and explodes. A hiss of some seconds at the filler after filling is often its valve. Do not drive into tunnels, ferries or underground car parks. Only an approved LPG installer opens the system. If the smell is strong or indoors, get people away and call 999.',
  },
  {
    id: 'drive-lpg-frost',
    faults: ['lpg-vaporiser-failed'],
    asks: [
      'frost on the lpg vaporiser',
      'drops back to petrol when hot or cold',
      'does low coolant stop the gas',
      'rebuild kit or new vaporiser',
      'runs great on petrol, stalls on gas',
      'how often should a vaporiser be overhauled',
      'gas pressure falls, what adjust',
    ],
    answer:
      'Frost on the vaporiser means that no warm coolant reaches it: check the coolant level with the engine cold and the heater’s hoses, and bleed out air. Coolant that vanishes there may go into the gas. With enough warmth and still weak gas, its diaphragms have hardened; a repair kit is common, fitted and set by an LPG installer with gauges. Running smoothly on petrol at the same time proves that the engine itself is well.',
  },
  {
    id: 'drive-lpg-filter',
    faults: ['lpg-injectors-or-filter-dirty'],
    asks: [
      'lpg filters, when and who',
      'misfires on gas only',
      'clean or replace the gas injectors',
      'does gas need a map adjusted after injectors',
      'burnt valve or dirty injectors',
      'any additive for gas engine valves',
      'ordinary garage does not want to touch my gas system',
    ],
    answer:
      'Misfire on gas only means filters, gas injectors or their settings; the filters are a service item that ordinary garages forget, so go to an LPG installer. Injectors can be cleaned and matched, or renewed as a set, and the map is then checked with the software. If one cylinder still misfires on gas, have its compression and valve clearance measured, because gas burns out soft valve seats, and then petrol will misfire as well before long.',
  },
  {
    id: 'drive-evap-mot',
    faults: [
      'evap-hose-leak',
      'evap-purge-valve-stuck-open',
      'evap-pressure-sensor-or-leak-pump-faulty',
      'fuel-cap-not-sealing',
      'evap-vent-valve-blocked',
      'evap-canister-saturated',
    ],
    asks: [
      'will evap faults fail the mot',
      'engine light on for evap, drive to the test?',
      'can I clear the code just before mot',
      'how long before the light is allowed off',
      'how serious is a tank vapour code',
      'emissions test affected by evap?',
      'is a small vapour leak important to test',
    ],
    answer:
      'A lit engine light is a failure in Great Britain whatever lit it, and a fuel cap that does not seal or fuel that leaks fails by itself. Clearing it shortly before only helps if the fault is gone, since the test of the tank runs again within some cold starts. Repair the leak, clear the code, and drive normally for a week or so before the test. It does not harm the engine by itself, apart from a purge valve that stays open.',
  },
  {
    id: 'drive-carb-choke',
    faults: ['carburettor-choke-faulty'],
    asks: [
      'choke stuck on, black smoke and stalls',
      'manual choke cable seized, free it?',
      'automatic choke will not open when warm',
      'how do I set the choke',
      'hard to start from cold since storage',
      'knob of choke comes out and does nothing',
      'is running with choke out damaging',
    ],
    answer:
      'A choke that stays on washes oil off the cylinders with petrol, so push it home as soon as it runs steadily, and do not drive far with it stuck. Engine cold and off, air filter off: the flap should close with the knob pulled and open fully with it in. Free a stiff cable with light oil from both ends, or fit a new one. An automatic one opens through a bimetal spring, by water or current; check that its heating arrives.',
  },
  {
    id: 'drive-carb-flood',
    faults: ['carburettor-float-needle-leaking'],
    asks: [
      'carb overflows, petrol on the manifold',
      'float bowl floods after standing',
      'new needle valve and still floods',
      'can I tap the carburettor to stop it',
      'is it fire danger when carb drips',
      'float height, how do I set it',
      'petrol smell and it will not start, flooded',
    ],
    answer:
      'Petrol dripping on a hot manifold burns, so switch off at once, let it cool with the bonnet open, and do not restart until the needle is cured. Dirt is the usual cause: clean the bowl, needle and seat, fit a new needle, and check the float by shaking it for petrol inside. If it floods with a new needle, the pump’s pressure is too high, or the level is set wrongly; your carburettor’s book gives the float height. Fit a new filter.',
  },
  {
    id: 'drive-carb-flatspot',
    faults: ['carburettor-accelerator-pump-worn', 'carburettor-idle-jet-blocked'],
    asks: [
      'flat spot when I put my foot down',
      'dies at idle, runs with throttle',
      'which jet do I clean and with what',
      'is a carb rebuild kit a home job',
      'poke the jet with wire?',
      'carb cleaner through the top, worth a go?',
      'engine cough when I go from lights',
    ],
    answer:
      'A cough when you press quickly points to the accelerator pump; an engine that only runs with some throttle points to the idle jet or its cut-off valve. Look down the cold, stopped carburettor and move the throttle: a strong squirt should come at once. Jets are blown out with cleaner and air, never poked with wire, which widens them. A kit with diaphragms and gaskets is a good home job outdoors, away from flame. Check for air leaks too.',
  },
  {
    id: 'drive-mech-pump',
    faults: ['mechanical-fuel-pump-diaphragm-torn'],
    asks: [
      'petrol in the oil on my classic',
      'mechanical pump drips',
      'long cranking after a week, pump valves?',
      'fit an electric pump instead?',
      'repair kit or new pump',
      'how much petrol in oil is too much',
      'fuel pump on side of block leaks, can I run it',
    ],
    answer:
      'Do not run it: a torn diaphragm drips petrol onto a hot engine or into the oil, which ruins bearings and can explode in the sump. Renew the pump or fit a kit made for today’s petrol with ethanol, and change oil and filter. If it only needs long cranking after a week, the valves let fuel run back, and a new pump cures it. An electric pump needs the right low pressure for a carburettor and a cut-off that stops it in a crash.',
  },
  {
    id: 'drive-vapour-lock',
    faults: ['fuel-vapour-lock'],
    asks: [
      'hot engine stutters and starts after half an hour',
      'clothes pegs on the fuel line, myth?',
      'how do I stop vapour lock',
      'wrap the petrol pipe or move it',
      'is it vapour lock or the coil',
      'classic dies in traffic in summer',
      'ethanol makes it worse?',
    ],
    answer:
      'If it always dies hot in traffic and restarts once cool, both vapour lock and a failing coil fit: check for spark at that moment, because a good spark with no fuel at the jets points to vapour. Keep hoses away from the exhaust with clips and heat sleeve, restore heat shields and the spacer under the carburettor, and check the cooling system. Fuels with more ethanol boil more readily. Pegs on the line do little. Wait with the bonnet open.',
  },
];
