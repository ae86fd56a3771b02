/**
 * What workshops try before the part of a claimed repair is renewed, by the repair's name: the fault may be there and
 * the new part does not follow from it. Practice of the trade, no maker's schedule.
 */
export const BEFORE_RENEWAL: Readonly<Record<string, string>> = {
  'Diesel particulate filter (DPF)':
    'A filter full of soot is regenerated or cleaned first, and what filled it is put right; only one full of ash or broken is renewed.',
  'EGR valve or cooler': 'A valve that sticks is cleaned and taught in first.',
  'Mass air flow sensor': 'The sensor is cleaned first, and the intake checked for leaks.',
  'Throttle body': 'The throttle is cleaned and taught in first.',
  'Diesel or petrol injectors':
    'Only the injector that fails its test is renewed; deposits are cleaned first.',
  'AdBlue or NOx system':
    'Quality and level of the fluid, plugs and software come first; crystals are cleaned off.',
  'Intake flaps or carbon in the intake':
    'Carbon is cleaned off; a manifold is renewed only for flaps that are broken.',
  'Mechatronic unit':
    'Oil, adaptation and software come first, and units are repaired by specialists; a new one is the last resort.',
  'Valve body or shift solenoids': 'The fluid is changed first; single solenoids can be renewed.',
  'Automatic gearbox':
    'The fluid is changed first, and valve body or converter are often repaired by themselves.',
  'Torque converter': 'Fluid of the right type is tried first; it often cures the shudder.',
  'ABS control unit or pump':
    'Supply and earth are measured first, and units are rebuilt by specialists.',
  'Engine control unit (ECU)':
    'Supply, earths and software come first, and units are repaired by specialists.',
  'Body control unit or fuse box': 'Supply, earths, water and software come first.',
  'Hybrid or drive battery':
    'Single modules, the cooling fan and its filter come first; packs are repaired by specialists.',
  'On-board charger':
    'Cable, charge point and supply are changed for others first, and units are repaired by specialists.',
  'Electric power steering': 'Battery, supply and earths come first, then calibration.',
  'Piston rings or a new engine':
    'Compression and leak-down are measured first, and breather and oil level looked at.',
  'Immobiliser or key': 'A key’s battery, the second key and teaching in come first.',
};
