/** A language that reports come in, with the reply in it. */
export interface Language {
  /** ISO 639-1. */
  readonly id: string;
  readonly name: string;
  /** 'Only English is understood so far. Please describe the fault in English.' */
  readonly text: string;
  /** Common words of the language, none of them English. Absent where the script is enough. */
  readonly words?: string;
  /** Letters of a script unique to it in this list. */
  readonly script?: RegExp;
}

export const LANGUAGES: readonly Language[] = [
  {
    id: 'de',
    name: 'German',
    text: 'Bisher verstehen wir nur Englisch. Bitte beschreiben Sie den Fehler auf Englisch.',
    words:
      'der das und ist nicht mein meine meinem meinen macht mache beim ich ein eine einen wenn es kein keine mit auf wagen bremsen bremse geräusch geräusche leuchtet springt fährt nach sich zu vom zum aber auch noch immer sehr wie warum komisches lenkrad lenken riecht ruckelt quietscht klappert öl anlassen lässt bleibt stehen kühlwasser kühlflüssigkeit verliert getriebe kupplung reifen',
  },
  {
    id: 'fr',
    name: 'French',
    text: "Pour l'instant, nous ne comprenons que l'anglais. Merci de décrire la panne en anglais.",
    words:
      'le les une est mon voiture je pas quand fait il elle dans avec qui ne du au aux pour sur bruit freine moteur démarre et mes ça tourne volant voyant allumé odeur fumée freins plus très aussi lorsque roue fuite liquide refroidissement huile embrayage vitesse pneu batterie',
  },
  {
    id: 'es',
    name: 'Spanish',
    text: 'Por ahora solo entendemos inglés. Describa la avería en inglés, por favor.',
    words:
      'el los las mi coche carro que cuando hace ruido un una y es está con por del al freno frenos arranca se luz enciende pero muy también huele motor vibra volante rueda tiene fuga aceite refrigerante embrague neumático batería',
  },
  {
    id: 'it',
    name: 'Italian',
    text: "Per ora comprendiamo solo l'inglese. Descriva il guasto in inglese, per favore.",
    words:
      'il gli mia mio macchina auto non quando fa rumore una è che con della del di si freno freni motore accende spia ma molto anche odore vibra volante ruota perché sono perdita olio acqua frizione gomma batteria',
  },
  {
    id: 'pt',
    name: 'Portuguese',
    text: 'Por enquanto só entendemos inglês. Descreva a avaria em inglês, por favor.',
    words:
      'meu minha carro não quando faz barulho um uma que com do da está luz freio travão travo freia liga ao mas muito também cheiro motor treme volante roda os ele vazamento óleo água embraiagem embreagem pneu',
  },
  {
    id: 'nl',
    name: 'Dutch',
    text: 'We begrijpen voorlopig alleen Engels. Beschrijf de storing in het Engels.',
    words:
      'het een mijn niet als ik maakt geluid bij remmen rem en op met van doet wanneer lampje brandt maar ook heel stuur ruikt trilt wiel deze naar wordt geen lekt olie koelvloeistof koppeling versnellingsbak accu',
  },
  {
    id: 'pl',
    name: 'Polish',
    text: 'Na razie rozumiemy tylko angielski. Prosimy opisać usterkę po angielsku.',
    words:
      'mój moje samochód auto nie jest się przy hamowaniu hałas silnik na gdy kiedy kontrolka po ale bardzo też hamulce świeci zapala odpala stuka podczas jazdy mam wyciek oleju płynu chłodniczego sprzęgło',
  },
  {
    id: 'ro',
    name: 'Romanian',
    text: 'Deocamdată înțelegem doar engleza. Vă rugăm să descrieți defecțiunea în engleză.',
    words:
      'mașina masina mea nu este și si când cand face zgomot cu frână frana frânez franez motorul pornește porneste din dar foarte bec martor volanul miroase tremură',
  },
  {
    id: 'tr',
    name: 'Turkish',
    text: 'Şimdilik yalnızca İngilizce anlıyoruz. Lütfen arızayı İngilizce anlatın.',
    words:
      'arabam araba ses yapıyor fren motor bir çalışmıyor ve çok ama ışığı yanıyor geliyor direksiyon titriyor koku frene basınca',
  },
  {
    id: 'sv',
    name: 'Swedish',
    text: 'Vi förstår bara engelska än så länge. Beskriv felet på engelska.',
    words:
      'min bil när jag bromsar låter det och inte är startar bilen men lampa lyser ratten luktar',
  },
  {
    id: 'da',
    name: 'Danish or Norwegian',
    text: 'Vi forstår kun engelsk indtil videre. Beskriv fejlen på engelsk.',
    words:
      'min bil når jeg bremser støj det og ikke er starter bilen men lampe lyser rattet lugter en',
  },
  {
    id: 'cs',
    name: 'Czech or Slovak',
    text: 'Zatím rozumíme jen angličtině. Popište prosím závadu anglicky.',
    words:
      'moje auto když brzdím dělá hluk nejde nastartovat je při ale motor brzdy svítí kontrolka keď nejde se',
  },
  {
    id: 'hu',
    name: 'Hungarian',
    text: 'Egyelőre csak angolul értünk. Kérjük, írja le a hibát angolul.',
    words: 'az autó autóm nem hangot amikor fékezek és motor lámpa világít de egy ad zajt indul',
  },
  {
    id: 'el',
    name: 'Greek',
    text: 'Προς το παρόν καταλαβαίνουμε μόνο αγγλικά. Περιγράψτε τη βλάβη στα αγγλικά.',
    script: /\p{Script=Greek}/gu,
  },
  {
    id: 'uk',
    name: 'Ukrainian',
    text: 'Поки що ми розуміємо лише англійську. Опишіть несправність англійською.',
    script: /[іїєґІЇЄҐ]/gu,
  },
  {
    id: 'ru',
    name: 'Russian',
    text: 'Пока мы понимаем только английский. Опишите неисправность по-английски.',
    script: /\p{Script=Cyrillic}/gu,
  },
  {
    id: 'fa',
    name: 'Persian or Urdu',
    text: 'فعلاً فقط انگلیسی را می‌فهمیم. لطفاً خرابی را به انگلیسی بنویسید.',
    script: /[پچژگ]/gu,
  },
  {
    id: 'ar',
    name: 'Arabic',
    text: 'نفهم الإنجليزية فقط حتى الآن. يرجى وصف العطل بالإنجليزية.',
    script: /\p{Script=Arabic}/gu,
  },
  {
    id: 'he',
    name: 'Hebrew',
    text: 'בינתיים אנחנו מבינים רק אנגלית. נא לתאר את התקלה באנגלית.',
    script: /\p{Script=Hebrew}/gu,
  },
  {
    id: 'hi',
    name: 'Hindi',
    text: 'फ़िलहाल हम केवल अंग्रेज़ी समझते हैं। कृपया ख़राबी अंग्रेज़ी में बताएँ।',
    script: /\p{Script=Devanagari}/gu,
  },
  {
    id: 'ja',
    name: 'Japanese',
    text: '今のところ英語にのみ対応しています。故障の様子を英語でご記入ください。',
    script: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  },
  {
    id: 'ko',
    name: 'Korean',
    text: '아직 영어만 이해합니다. 고장 증상을 영어로 적어 주세요.',
    script: /\p{Script=Hangul}/gu,
  },
  {
    id: 'zh',
    name: 'Chinese',
    text: '目前只支持英语。请用英语描述故障。',
    script: /\p{Script=Han}/gu,
  },
];

/** The reply in English where the language is unknown. */
export const UNKNOWN_LANGUAGE = 'other';
