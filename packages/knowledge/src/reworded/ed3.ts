/** How a page shows summaries and patterns of the electrical and restraint faults; models read them as written. */
export const ed3Reworded: Readonly<Record<string, string>> = {
  'The aerial in roof or glass feeds a small amplifier, which gets its current from the radio. With a corroded foot, a broken lead or a dead amplifier FM hisses and DAB drops out, while phone and USB sound right.':
    'The aerial on the roof or in the glass feeds a small amplifier, which is powered by the radio. If its base has corroded, the lead is broken or the amplifier has failed, FM hisses and DAB drops out, while music from a phone or USB stick sounds normal.',
  'Water creeps in at the foot of a roof aerial and corrodes amplifier and plug.':
    'Water creeps in at the base of a roof aerial and corrodes the amplifier and its plug.',
  'Reception goes with a new windscreen or another radio: the aerial lacks its feed of 12 V.':
    'Reception is lost when a new windscreen or another radio is fitted, because the aerial no longer gets its 12 V feed.',
  'A poor earth, a charger, a dash cam or LED bulbs put a whine or crackle on radio and speakers. It follows the revs, or comes with lights or a gadget.':
    'A poor earth, a charger, a dash cam or LED bulbs put a whine or crackle on the radio and speakers. It follows the engine speed, or comes with the lights or a gadget.',
  'A cheap charger or a dash cam blots DAB out; unplugged, all is well.':
    'A cheap charger or dash cam blots out DAB; when it is unplugged, reception returns.',
  'Whine that rises with the revs only with the phone on cable: an earth loop.':
    'A whine that rises with engine speed only while the phone is connected by cable is an earth loop.',
  'One speaker buzzes on bass, crackles or falls silent because its paper has torn, its foam has crumbled or water has got into the door.':
    'One speaker buzzes on bass notes, crackles or falls silent because its cone has torn, its foam surround has crumbled or water has got into the door.',
  'One door only, worse with bass, with every source.':
    'Only one door is affected, with every source, and bass notes make it worse.',
  'Comes and goes when the door is opened: then it is the wire in the hinge.':
    'If the sound comes and goes as the door is opened, a wire in the hinge is broken instead.',
  'As a protection against theft many radios ask for a code once their supply was gone: after a flat battery, a jump start or a new battery. Nothing is broken.':
    'As a protection against theft, many radios ask for a code once they have lost their supply: after a flat battery, a jump start or a battery change. Nothing is broken.',
  'Comes on the day of a new battery or a jump start.':
    'It happens on the day of a battery change or a jump start.',
  'Worth a look when it asks at every start: then it loses its permanent feed.':
    'If it asks at every start, look further: the radio is losing its permanent feed.',
  'Fails on the first frosty morning, or after a hot summer that dried out the plates.':
    'It fails on the first frosty morning, or after a hot summer that dried out the plates.',
  'One of the six cells has shorted, or a link between cells has cracked. The battery dies at once and without warning, sometimes with a swollen case and a smell of rotten eggs, and the alternator works itself hot trying to charge it.':
    'One of the six cells has shorted, or a link between cells has cracked. The battery dies at once and without warning, sometimes with a swollen case and a smell of rotten eggs, and the alternator overheats as it tries to charge it.',
  'Started perfectly an hour ago and is now stone dead.':
    'The car started perfectly an hour ago and is now completely dead.',
  'Dead at the first try, then starts after the cable was touched or the bonnet slammed.':
    'Dead at the first attempt, the car starts after the cable was touched or the bonnet slammed.',
  'All current must return to the battery through the earth straps. When a strap is frayed or rusted under its eyelet, the current looks for other ways back: lights dim, sensors lie and the starter is weak although the battery is good.':
    'All current must return to the battery through the earth straps. When a strap is frayed or rusted under its eyelet, the current looks for other ways back: lights dim, sensors give false readings and the starter is weak although the battery is good.',
  'Several unrelated things misbehave when a heavy consumer is switched on.':
    'Several unrelated things misbehave when a heavy load such as the rear window heater is switched on.',
  'A small sensor on the negative clamp tells the car how full the battery is. When it fails, or when a new battery was never registered, the energy management charges wrongly, disables stop-start and sheds comfort functions.':
    'A small sensor on the negative clamp measures how full the battery is. When it fails, or when a new battery was never registered, the energy management charges wrongly, disables stop-start and switches off comfort functions.',
  'Stop-start stopped the week after a battery was changed.':
    'Stop-start stopped working the week after a battery was changed.',
  'Message that consumers are being switched off to save the battery, though it tests good.':
    'A message says that equipment is being switched off to save the battery, though the battery tests good.',
};
