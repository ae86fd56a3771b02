import type { CommonQuestion } from '../common-question.ts';

/** What owners ask next about body, locks, windows and water leaks. */
export const bodyAndWindowQuestions: readonly CommonQuestion[] = [
  {
    id: 'door-latch-diy',
    about: ['door lock', 'lock', 'latch', 'actuator', 'central locking'],
    asks: [
      'can I replace a door lock actuator myself',
      'do I have to take the window out to change the lock',
      'does a new door latch need coding',
      'why do door locks fail',
      'will I need a new key with a new lock',
      'is it the motor or the whole latch',
    ],
    answer:
      'It is a fair home job for patient hands: the inner door trim and its water membrane come off, and on some cars the window is raised or a panel unbolted. On most cars the motor is part of the latch and comes as one unit, without coding; the key barrel moves across, so the key stays. Switch the ignition off and wait before you unplug anything where the door holds an airbag sensor, and glue the membrane back all round.',
  },
  {
    id: 'door-opens-from-neither-side',
    about: ['door', 'lock', 'latch', 'handle'],
    asks: [
      'the door will not open from inside or outside',
      'how do I open a door that is stuck shut',
      'how can a garage open a jammed door',
      'passenger door stuck closed what can I do',
      'can the child lock be the reason',
      'trim cannot come off because the door will not open',
    ],
    answer:
      'First rule out the child lock and a locked door: lock and unlock with the key in the barrel, and pull both handles while somebody presses the door hard inwards at the latch. In frost, thaw the seal. If nothing helps, a garage works from inside, loosening the trim with the door shut, and reaches the rods or the latch, which often costs the trim. A door that cannot be opened is a way out less, so do not leave it.',
  },
  {
    id: 'door-frozen',
    about: ['door', 'lock', 'frozen', 'handle'],
    asks: [
      'how do I open frozen car doors',
      'can I pour hot water on a frozen lock',
      'doors freeze shut every winter',
      'how to stop the door seals freezing',
      'lock frozen, will wd40 help',
      'lighter on the key ok to thaw a lock?',
    ],
    answer:
      'Push, do not pull: lean on the door to crack the ice, try the other doors, and use de-icer on the gap. Never hot water: glass cracks, and it freezes again in the lock. De-icer made for locks helps in the barrel; WD-40 drives out water but does not last. To prevent it wipe the seals dry and treat them with a rubber-care stick or silicone, and put graphite or lock oil into the barrel in autumn.',
  },
  {
    id: 'remote-locks-only-sometimes',
    about: ['key', 'remote', 'fob', 'central locking', 'lock'],
    asks: [
      'is it the key battery or the car',
      'remote only works close to the car',
      'how do I check the key fob battery',
      'can interference stop the key working',
      'how do I get in when the remote is dead',
      'spare key does the same, what does that mean',
    ],
    answer:
      'Try the spare key first: if it works well, the first key’s battery or contacts are at fault; if neither does, it is the car’s receiver, its battery or interference. Masts, shops and other transmitters disturb keys in some places, so try another street. Most keys hide a blade that opens the driver’s door, often under a small cap at the handle, and many cars start when the fob is held against a marked place. The handbook shows both.',
  },
  {
    id: 'window-stuck-open-rain',
    about: ['window', 'glass', 'regulator', 'window motor'],
    asks: [
      'window is stuck down and it is going to rain',
      'how do I cover a window that will not close',
      'is it ok to leave the car with a window open overnight',
      'temporary fix for a window that dropped',
      'can I pull the glass up by hand',
      'am I insured if the window is stuck open',
    ],
    answer:
      'Lift it by hand if you can: press both palms on the glass and draw it up while a helper holds the switch to close, then secure it with strong tape over the frame. Otherwise cover the opening from outside with film and tape, and put the car under a roof. Nobody’s fingers belong in the slot while the switch is used. A theft from a car left open may be disputed, so take everything out and ask the insurer.',
  },
  {
    id: 'regulator-or-motor',
    about: ['window', 'regulator', 'window motor', 'electric window'],
    asks: [
      'is it the motor or the regulator',
      'how do I know if the window motor is dead',
      'can I replace only the cable',
      'do regulator and motor come together',
      'window motor hums but glass does not move',
      'is a window regulator repair kit any good',
    ],
    answer:
      'Listen while you press the switch: a motor that runs while the glass does not move means a broken regulator, its cable or clip; silence means switch, wiring or motor, which a test light at the motor’s plug decides. They can be renewed separately on many cars. Kits with plastic clips work if only a clip broke and the cable is whole. Support the glass before anything is undone, and then teach the window its end stops.',
  },
  {
    id: 'window-relearn',
    about: ['window', 'one touch', 'window motor', 'sunroof'],
    asks: [
      'does the window need resetting after the battery was off',
      'one touch window stopped working',
      'how do I reset electric windows',
      'window goes up then comes back down',
      'auto up not working since the repair',
      'how to initialise the window',
    ],
    answer:
      'Usually yes: on most cars you close the window and hold the switch up for some seconds, then open it fully and hold again; the handbook has your sequence. Until then the one-touch function and the trap guard do not work, so watch fingers. If it still comes back down near the top, the guard feels too much resistance: clean the guide channels and spray them with silicone, and have motor and regulator looked at if that does not help.',
  },
  {
    id: 'tailgate-strut-change',
    about: ['tailgate', 'boot', 'gas strut', 'bonnet', 'struts'],
    asks: [
      'can I change tailgate struts myself',
      'do gas struts have to be changed in pairs',
      'can gas struts be refilled',
      'why does the boot fall in cold weather',
      'is a falling tailgate dangerous',
      'prop the boot with a stick ok?',
    ],
    answer:
      'It is one of the easiest jobs, by pairs: a helper or a sound prop holds the lid, a clip at each ball is lifted with a screwdriver, and the strut is pulled off and the new one pressed on. Take both at once only while the lid is safely held. They cannot be refilled at home and must never be drilled or heated, since they are under high pressure. Cold lowers that pressure, which is why they sag in winter first.',
  },
  {
    id: 'bonnet-will-not-open',
    about: ['bonnet', 'hood', 'bonnet cable', 'latch'],
    asks: [
      'how do I open the bonnet if the cable is broken',
      'bonnet stuck shut what can I do',
      'can a garage open a bonnet without the cable',
      'pull the lever and nothing happens',
      'how to stop the bonnet cable seizing',
      'bonnet will not open and battery is flat',
    ],
    answer:
      'Have a helper press down on the front of the bonnet or thump it with the flat hand above the latch while you pull the lever: that often frees a dry latch. If the cable has come off its handle, grip the inner wire with pliers and pull. If it broke at the front, a garage reaches the latch through the grille or from below. Clean and grease latch and safety catch afterwards, and do not drive with a bonnet that holds only by its safety catch.',
  },
  {
    id: 'rust-repair-choice',
    about: ['rust', 'sill', 'sills', 'corrosion', 'wheel arch', 'subframe'],
    asks: [
      'can rust be repaired or is the car finished',
      'will filler do over the rust',
      'is rust converter any good',
      'how much rust fails the mot',
      'is welding worth it on an old car',
      'can I underseal over rust',
      'rust bubbles, how bad is it underneath',
    ],
    answer:
      'It depends on where it is: rust on a panel is looks, rust within 30 cm of a belt, suspension, steering or subframe mounting weakens the structure and fails the MOT in Great Britain when it is holed or soft. Structural repair means sound steel welded in with a continuous seam; filler, fibreglass, foil and rivets do not count. Converter and wax slow surface rust that was brushed clean first. Have a welder probe it on the lift before you decide.',
  },
  {
    id: 'door-seal-remedies',
    about: ['seal', 'door seal', 'weatherstrip', 'leak', 'wet'],
    asks: [
      'can I put silicone on the leaking door seal',
      'what do I use to seal a leaking window or door',
      'can a door seal be repaired',
      'do I need a new seal or can it be adjusted',
      'vaseline on door rubbers good?',
      'is a scrapyard seal ok',
    ],
    answer:
      'Not bathroom silicone: it does not hold on rubber, its acid rusts metal and spoils paint. First make sure that the seal leaks at all, because most wet footwells come from the membrane behind the trim or a blocked drain. A seal that only lies flat may recover with cleaning and rubber care, or when the door is set closer; a torn one is renewed. Bonded glass and seams are sealed with the polyurethane made for car bodies.',
  },
  {
    id: 'sunroof-drain-cleaning',
    about: ['sunroof', 'drain', 'drains', 'scuttle'],
    asks: [
      'how do I clear sunroof drains',
      'can I blow out the drains with an air line',
      'how often should sunroof drains be cleaned',
      'what wire to unblock a sunroof drain',
      'where do the sunroof drains come out',
      'how do I know the drain is clear',
    ],
    answer:
      'Gently: pour a little water into the channel at each corner and see whether it comes out under the car at the wings, sills or door gaps. A length of soft strimmer line or a brake-bleeding tube pushed down clears dirt. Stiff wire and workshop air can push the hose off its end inside the pillar, and then it leaks worse. Do it each autumn, most of all if you park under trees, and clear the scuttle at the same time.',
  },
  {
    id: 'windows-steam-up-prevention',
    about: ['steam', 'misting', 'condensation', 'damp', 'fog', 'windows'],
    asks: [
      'why do my windows steam up inside',
      'how do I stop the inside of the windscreen misting',
      'windows wet inside every morning',
      'does air con help demist in winter',
      'cat litter or dehumidifier bag in the car any good',
      'ice on the inside of the windscreen why',
    ],
    answer:
      'Water in the car is why: wet carpets, mats, a blocked cabin filter, recirculation left on, or a leak. Switch recirculation off, air conditioning on with warm air, and clean the inside of the glass, because a greasy film mists at once. Take wet things out at night. A moisture bag or a sock of cat litter takes up a little and cures no leak, so feel under mats and in the spare-wheel well. A sweet smell and a greasy film point to the heater.',
  },
  {
    id: 'water-leak-harm',
    about: ['water', 'wet', 'leak', 'flood', 'carpet'],
    asks: [
      'what damage does water in the footwell do',
      'can a wet carpet damage electronics',
      'is a bit of water in the car dangerous',
      'will insurance pay for a water leak',
      'how long can I leave the carpet wet',
      'who do I take a water leak to',
    ],
    answer:
      'Do not leave it: many cars have control units and plugs under carpet and seats, where water brings odd electrical faults weeks later; the floor rusts from inside and mould grows. Insurers usually pay for a sudden event such as a flood, not for a leak that came with age. Bodyshops, windscreen firms for bonded glass, and mobile leak specialists find such leaks; ask first how they test, and whether the drying is included.',
  },
  {
    id: 'paint-peeling-cause',
    about: ['paint', 'clear coat', 'lacquer', 'peeling'],
    asks: [
      'why is the lacquer peeling off my car',
      'will the maker pay for peeling paint',
      'can I stop clear coat peeling from spreading',
      'can peeling lacquer be polished',
      'does a wrap hide peeling paint',
      'is it because of a car wash',
    ],
    answer:
      'Sun and age, a thin factory coat, or an earlier respray that did not bond: once water gets under the edge it spreads, and polish cannot bring it back. The panel is sanded, primed and painted anew; a spray of lacquer over loose edges lifts again, and a wrap tears it off. Makers give a paint warranty of some years, and a few have paid longer for known colours, so ask a dealer politely with photographs.',
  },
];
