import type { CommonQuestion } from '../common-question.ts';

/** The exhaust, catalyst, particulate filter, EGR and AdBlue. */
export const exhaustQuestions: readonly CommonQuestion[] = [
  {
    id: 'dpf-why-short-trips',
    about: ['dpf', 'particulate filter'],
    asks: [
      'why do short journeys block a dpf',
      'I only drive round town, is that why',
      'why should short trips upset it',
      'what brings on a blocked particulate filter',
      'is a diesel wrong for the school run',
      'how does the filter get full in the first place',
      'I only do a couple of miles a day, would that be why it blocked',
    ],
    answer:
      'Because the filter burns its soot only when it is hot, and that takes a quarter of an hour or more of steady running: a short journey adds soot and ends before the cleaning is done. Each interrupted try also washes fuel into the oil. Behind many blocked filters is a second fault, however: a thermostat that stays cool, a bad sensor, EGR, injector or boost leak, which makes more soot or forbids cleaning. Ask for those to be ruled out.',
  },
  {
    id: 'dpf-ash-soot',
    about: ['dpf', 'particulate filter', 'ash'],
    asks: [
      'whats the difference between soot and ash in a dpf',
      'how long does a dpf last',
      'will a regen clean a dpf at 150k',
      'is my filter full of ash',
      'what is soot loading',
      'can ash be burned off',
      'can the stuff in it all be burnt off or not',
    ],
    answer:
      'Soot is burnt off at each regeneration; ash is what engine oil leaves and stays for good. So the filter fills with ash over the years, commonly beyond 100,000 miles, sooner with oil that is not low-ash or an engine that burns oil. Then it is cleaned off the car or renewed; no hot run helps. A garage reads soot and ash values and the pressure across the filter, and after a cleaning or a new filter resets the counters.',
  },
  {
    id: 'dpf-clean-or-new',
    about: ['dpf', 'particulate filter'],
    asks: [
      'clean the dpf or replace it',
      'is dpf cleaning worth it',
      'does on car dpf cleaning work or must it come off',
      'pattern dpf any good',
      'second hand particulate filter ok?',
      'how much better is an original filter than an aftermarket one',
      'they quoted for a new one, could it be cleaned instead',
    ],
    answer:
      'Cleaning first, if the core is whole: off the car, with flushing and baking, and with flow measured before and after, it brings most filters near to new; foam through a sensor port on the car helps a moderate soot load and little against ash. A cracked or melted core needs a new one. In Great Britain take only a type-approved part; very cheap copies often hold less catalyst and clog soon. Without curing the cause either fills again.',
  },
  {
    id: 'dpf-removal-legal',
    about: ['dpf', 'particulate filter', 'egr', 'catalytic converter', 'adblue'],
    asks: [
      'can I just have the dpf deleted',
      'is a dpf delete legal',
      'what about gutting the filter and mapping it out',
      'will it pass the mot without a dpf',
      'egr delete, any harm',
      'can the adblue system be switched off with a remap',
      'get rid of the cat altogether?',
      'someone offered to take it out and map it, is that allowed',
    ],
    answer:
      'No: in Great Britain it is an offence to use a car whose particulate filter, catalyst, EGR or AdBlue system was removed or made ineffective, and the MOT fails a car whose filter or catalyst was fitted and is missing. The insurer may refuse cover because it is an undeclared change. I do not help with it. The cause that blocked the filter also stays. Ask for cleaning with a measured result and for the reason to be found.',
  },
  {
    id: 'dpf-regen-signs',
    about: ['dpf', 'particulate filter', 'regeneration', 'regen'],
    asks: [
      'how do I know it is regenerating',
      'what does a dpf regen feel like',
      'is it bad to switch off during a regen',
      'fan running and high idle, is that a regen',
      'how often should a dpf regenerate',
      'stopped it mid regen, will that hurt',
      'how can I tell when it is cleaning itself',
    ],
    answer:
      'Signs are a slightly higher idle, more fuel used, a changed sound, a hot smell, stop-start that does not work, and a fan that runs on after parking. Switched off once in the middle it tries again later; many interruptions fill the filter and thin the oil. Normal is about every few hundred miles, depending on use; much more often has a cause to be found. Do not park over dry grass or leaves during one, as the exhaust is very hot.',
  },
  {
    id: 'forced-regen',
    about: ['dpf', 'particulate filter', 'regeneration', 'regen'],
    asks: [
      'what is a forced regen',
      'can I do a forced regen myself with a scanner',
      'is a stationary regen dangerous',
      'garage did a forced regen and it came back',
      'how many forced regens can it take',
      'when is it too full for a regen',
      'garage wants to force one, is that a good idea',
    ],
    answer:
      'A forced regeneration is started with a diagnostic program with the car parked: the engine heats the filter to some 600 °C, so it is done outdoors, watched, away from anything that burns, with the oil level right. Above a maker’s limit of soot it is forbidden, as the filter would melt or burn; then it comes off for cleaning. If the light returns after it, the reason was not found, and repeating it only thins the oil. Change the oil afterwards.',
  },
  {
    id: 'dpf-pressure-sensor',
    about: ['dpf', 'particulate filter', 'differential pressure sensor', 'pressure sensor'],
    asks: [
      'could it be just the dpf pressure sensor',
      'change the differential pressure sensor first?',
      'how do you tell sensor from blocked filter',
      'hoses on the dpf sensor split, does that matter',
      'what should the dpf pressure read at idle',
      'false blocked filter reading, possible?',
      'how do they know it is really full and not a duff sensor',
    ],
    answer:
      'It is possible, and it is checked before the filter comes off: with the ignition on and the engine off the sensor must read near zero, and at raised speed the value must rise smoothly. Its two rubber hoses split, block with soot or are swapped, and falsify it in the same way. Limits at idle are in the workshop data, and differ. A new sensor is often reset with a program. A filter with a high true pressure stays blocked whichever sensor is fitted.',
  },
  {
    id: 'cat-why-failed',
    about: ['catalytic converter', 'cat', 'catalyst', 'p0420'],
    asks: [
      'what kills a catalytic converter',
      'does P0420 always mean a new cat',
      'will a new cat just fail again',
      'why did the cat go',
      'can an oil burning engine ruin the cat',
      'is it the sensor or the catalyst',
      'what made it fail and will it happen to the next one',
    ],
    answer:
      'No, the code P0420 by itself does not mean a new catalyst: an exhaust leak ahead of the sensor, a lambda sensor that has aged, or a misfire can set it. A catalyst dies of something: unburnt fuel from misfires, burnt oil or coolant, or a knock from outside. Unless that is mended first the next one fails too. A garage looks for leaks, compares both sensors in the live data at a hot steady speed, and checks the trims, before anything is ordered.',
  },
  {
    id: 'cat-aftermarket',
    about: ['catalytic converter', 'cat', 'catalyst'],
    asks: [
      'pattern cat or original',
      'are cheap catalytic converters any good',
      'is a universal cat legal',
      'does an aftermarket cat need type approval',
      'second hand cat off a breaker, ok?',
      'cheap cat brought the light back after 6 months',
      'cheap one or genuine, will the cheap one last',
    ],
    answer:
      'An aftermarket catalyst with type approval for your engine is legal and often serves well on older cars; the cheapest hold little precious metal and often bring the code back within a year or two. In Great Britain, cars from about 2001 need an approved part with its mark on the case. Used ones are a gamble, and a used one without papers may be stolen. Ask for the approval number, the guarantee, and new gaskets and bolts.',
  },
  {
    id: 'cat-blocked-test',
    about: ['catalytic converter', 'cat', 'blocked exhaust', 'catalyst'],
    asks: [
      'how do I know the cat is blocked',
      'can a clogged exhaust stop it revving',
      'test for a blocked catalytic converter',
      'rattling from the cat, is it broken inside',
      'can a cat be cleaned',
      'does hitting the cat with a mallet prove anything',
      'how can they tell it is blocked without cutting it open',
    ],
    answer:
      'Signs are power that fades as revs rise, heat and a sulphur smell, and weak flow at the tailpipe. A garage measures back pressure at the first lambda sensor’s thread, or manifold vacuum, and taps the cold can: a rattle means a core that has broken up and may block the pipe. A catalyst that has melted or crumbled cannot be cleaned; one that is only sooty recovers with the cause mended. Let it cool for hours before you touch it.',
  },
  {
    id: 'exhaust-blow-danger',
    about: ['exhaust', 'exhaust leak', 'blowing exhaust', 'manifold'],
    asks: [
      'is a blowing exhaust dangerous',
      'can exhaust fumes get into the car',
      'will a hole in the exhaust fail the mot',
      'exhaust paste or bandage, does it work',
      'can a blowing exhaust be welded',
      'what are signs of carbon monoxide',
      'it is blowing, could the fumes make us ill',
    ],
    answer:
      'Yes, it can be: a leak under or ahead of the cabin lets in carbon monoxide, which has no smell and makes you drowsy, with headache and nausea. If anybody feels unwell, stop, get out into fresh air and do not drive on; never let it run in a garage. Paste and bandages bridge weeks; a sound pipe can be welded off the car or replaced by section. In Great Britain a leak that affects noise or the cabin fails the MOT.',
  },
  {
    id: 'exhaust-section',
    about: ['exhaust', 'back box', 'silencer', 'muffler', 'exhaust pipe'],
    asks: [
      'whole exhaust or just the back box',
      'does one rusty section mean all of it',
      'are stainless exhausts worth it',
      'how long does an exhaust last',
      'cheap pattern back box ok?',
      'why do exhausts rust from the inside',
      'can they just weld in the bit that has rusted',
    ],
    answer:
      'Only the section that is gone, if its neighbour’s joint still has metal to clamp to: rust through the seam often means that the next box follows within a year or two, so look at all of it on the lift. It rusts from inside, because short journeys leave water in it. A pattern back box is fine on an ordinary car; for flexible pipe and catalyst take better quality. Ask for new clamps, gaskets and rubber hangers.',
  },
  {
    id: 'egr-clean',
    about: ['egr', 'egr valve', 'egr cooler'],
    asks: [
      'can the egr be cleaned',
      'clean or replace an egr valve',
      'how long will a cleaned egr last',
      'blanking the egr, bad idea?',
      'does an egr cleaning spray work',
      'what clogs an egr valve',
      'is EGR cooler leaking coolant possible',
      'will a clean do or am I better with a new valve',
    ],
    answer:
      'Yes, if its motor and position sensor still work: taken off cold and cleaned with a soft brush and the right solvent, it often works for years again; if the gears or electronics are worn it comes back soon. Sprays into the intake hardly reach it. Soot comes from short runs, oil mist and boost leaks. Blanking it is illegal on the road and sets codes. Look at the cooler too, as a leak there loses coolant unseen. Many must be taught their stops afterwards.',
  },
  {
    id: 'adblue-quality',
    about: ['adblue', 'def', 'scr'],
    asks: [
      'does the brand of adblue matter',
      'can adblue go off',
      'put water in the adblue tank, what now',
      'diesel in the adblue tank',
      'adblue in the diesel tank by mistake',
      'can I use old adblue from the shed',
    ],
    answer:
      'Any AdBlue that meets ISO 22241 will do, but it ages: sealed and cool it lasts about a year, and dirt or water in it sets a quality warning. A wrong liquid in either tank is serious. With AdBlue in the diesel tank, or diesel in the AdBlue tank, do not switch on the ignition: it ruins pumps, lines and injectors within minutes, and the tank has to be drained and flushed by a garage. It corrodes paint and plugs, so rinse spills with water.',
  },
  {
    id: 'adblue-usage',
    about: ['adblue', 'def', 'scr'],
    asks: [
      'how much adblue should it use',
      'why is it using so much adblue',
      'topped up the adblue but the warning stays',
      'how many litres of adblue to clear the message',
      'does cold weather freeze adblue',
      'adblue level says empty though full',
      'filled it right up and it still says low, why',
    ],
    answer:
      'It uses roughly one to two litres in 600 miles on many cars, more under load, so a few litres show no big change on the gauge. After filling, many cars need at least five to ten litres and some minutes with the ignition on before they notice. If the warning stays, the level sensor, its wiring or the dosing is at fault, and that is read out. AdBlue freezes at about minus 11 °C, and the tank heater thaws it, so frost by itself is no fault.',
  },
  {
    id: 'lambda-pair',
    about: ['lambda sensor', 'oxygen sensor', 'o2 sensor'],
    asks: [
      'do lambda sensors have to be changed in pairs',
      'both oxygen sensors or just one',
      'universal lambda sensor ok?',
      'can an o2 sensor be cleaned',
      'upstream or downstream, which is which',
      'how long does a lambda sensor last',
      'O2 sensor seized in the pipe',
      'should I change the other one while I am at it',
    ],
    answer:
      'One by itself is right where the test shows one faulty; the sensor ahead of the catalyst and the one behind it do different jobs and seldom fail together. Bank 1 is the side of cylinder 1, sensor 1 the one nearer the engine. Cleaning does not bring one back. Take the maker’s brand with its own plug, since universal ones with cut wires are often trouble. They age with mileage, faster with burnt oil. A seized one is undone warm, by a garage.',
  },
  {
    id: 'egr-dpf-warranty-recall',
    about: ['egr', 'dpf', 'particulate filter', 'adblue', 'scr'],
    asks: [
      'is there a recall for this emissions fault',
      'does extended warranty cover a dpf',
      'will a warranty pay for an adblue tank',
      'can I claim for a blocked filter',
      'how do I find out about recalls',
      'goodwill from the maker, worth asking?',
      'would the manufacturer pay anything towards it',
    ],
    answer:
      'Ask before you pay: many makers have extended cover or goodwill for known failures of EGR coolers, AdBlue tanks and similar parts, which a dealer sees by the chassis number. Safety recalls in Great Britain are found free on the government’s recall checker by registration. Warranties usually cover a sensor or a tank that broke, and exclude a particulate filter that filled up through use. Have the garage write down which part failed and why, and show your service record.',
  },
];
