import type { Fuel } from '../vehicle.ts';

/** Makes that build nothing but electric cars. */
export const ELECTRIC_MAKES: ReadonlySet<string> = new Set(
  'tesla,rivian,lucid,polestar,fisker,nio,xpeng,vinfast,canoo'.split(','),
);

const only = (fuels: readonly Fuel[], ...names: string[]): readonly [RegExp, readonly Fuel[]] => [
  new RegExp(`\\b(?:${names.join('|')})\\b`, 'i'),
  fuels,
];

/** What a model's name says about its fuel; the first match counts. */
export const MODEL_FUELS: readonly (readonly [RegExp, readonly Fuel[]])[] = [
  only(['plug-in-hybrid'], 'phev', 'plug[- ]?in', 'recharge t\\d', 'energi', '4xe', 'prime', 'volt', 'e-hybrid', 'gte', '[345]\\d\\d ?e', 'i8', 'clarity'),
  only(['hybrid', 'plug-in-hybrid'], 'hybrid', 'hev', 'prius', 'insight', 'ct ?200h', '[a-z]{2} ?\\d{3}h', '\\d{3}h', 'e:hev', 'e-power', 'ioniq hybrid', 'cr-z', 'niro'),
  only(
    ['electric'],
    'electric', 'ev', 'bev', 'leaf', 'bolt', 'ioniq ?[569]', 'ioniq electric', 'ev[3-9]', 'mach-?e', 'lightning', 'id\\.?[3-7]', 'id\\.? ?buzz',
    'e-tron', 'taycan', 'i3', 'i4', 'i5', 'i7', 'ix[123]?', 'eq[abcesv]', 'zoe', 'twingo z\\.?e', 'e-208', 'e-2008', 'e-c4', 'ariya',
    'bz4x', 'solterra', 'prologue', 'lyriq', 'i-pace', 'e-golf', 'e-up', 'mg ?4', 'mg5 ev', 'atto ?3', 'dolphin', 'gv60', 'rz ?450e',
    'model ?[s3xy]', 'cybertruck', 'ex30', 'ex90', 'enyaq', 'born', 'hummer ev', 'mx-30', 'e-niro', 'soul ev', 'spark ev', 'zdx', 'megane e-tech', '500e', 'i-miev', 'mirai',
  ),
  only(['diesel'], 'tdi', 'cdi', 'hdi', 'dci', 'tdci', 'bluehdi', 'bluetec', 'crdi', 'jtd', 'multijet', 'ecodiesel', 'duramax', 'cummins', 'power ?stroke', 'diesel', 'd-4d', 'cdti', '\\d{3}d', 'i-dtec', 'skyactiv-d', 'ecoblue', 'tdv6', 'sdv6', 'td4'),
];
