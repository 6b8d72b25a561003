import type { Kind } from 'edocument-invoice';

/** Words that say what a message complains about, from the most to the least telling. */
const CUES: readonly (readonly [Kind, RegExp])[] = [
  [
    'decimals',
    /number of decimals|fraction digits|decimal places|nachkommastellen|dezimalstellen/i,
  ],
  [
    'cardinality',
    /maximum (?:once|twice|one|\d)|at most (?:once|one)|(?:allow|occur|exist|present)[^.]{0,30} only once|only one\b|no more than one|not more than once|one and only one|must occur exactly|doit apparaître exactement|höchstens ein|maximal ein|nur einmal|mehrfach/i,
  ],
  [
    'code',
    /code ?list|codeliste|must be coded|shall be coded|\bunc?l ?\d{4}|\buntdid\b|iso code list|must belong to|not (?:in|part of) the list|^\W{0,5}(?:value|wert)\b[^.]{0,80}(?:is not allowed|nicht zulässig)/i,
  ],
  [
    'sum',
    /=(?!\s*['"„]?[A-Z]{2,4}['"“]?\s*[),;])(?!\s*(?:["„“]|(?:yes|no|ja|nein|true|false)\b))|Σ|<>|≠|\bsum of\b|\bexpected:? -?\d[\d.,]*\D{1,12}-?\d|\bsumme\b|must equal|shall equal|entspr(?:echen|icht)(?![^.]{0,40}\b(?:profil|format|muster|standard|schema|syntax))/i,
  ],
  [
    'unused',
    /\bmuss\b[^.]{0,80}\bleer (?:gesendet|bleiben|sein|gelassen|übermittelt)\b|must be (?:sent |left )?(?:empty|blank)\b|should not (?:include|be present|be used)|shall not (?:be used|contain|be provided|have)|must not (?:be used|contain(?!\s+(?:any |the )?(?:['"„“][^\w\s]|characters?|special|illegal|invalid|line ?breaks?|blanks?|spaces?|more))|be present)|marked as not used|not used in the given context|d(?:arf|ürfen) nicht(?! leer| in der (?:zukunft|vergangenheit)| (?:vor|nach|älter|größer|kleiner|länger|negativ)\b)|\bim (?:format|profil|schema)\b.{0,200}\bnicht (?:erlaubt|zulässig|vorgesehen)|not (?:allowed|permitted|part of) (?:in )?(?:this|the) (?:\w+ )?(?:format|profile)/i,
  ],
  ['date', /later or equal|must be within|mutually exclusive|in der zukunft|in the future/i],
  [
    'required',
    /shall (?:have|contain|be (?:provided|present|filled|stated|categorized|defined)|specify)|must (?:be (?:provided|present|specified|stated|included|given)|exist|contain)|m[uü]ss(?:en)?\b[^.]{0,200}(?:übermittelt|angegeben|enthalten|vorhanden|gefüllt)|soll(?:te)?\b[^.]{0,120}(?:übermittelt|vorhanden|enthalten)|\b(?:is|are) (?:missing|required|mandatory|not (?:set|filled|specified|provided|given|entered|defined|configured))\b|\bmissing\b|marked as required|must occur at least|\bfehl(?:t|en|end)|\bleer\b|nicht (?:(?:aus)?gefüllt|gepflegt|hinterlegt|eingetragen|erfasst|gesetzt|definiert)|nichts? angegeben|\bkeine?n? [^.]{1,40}\b(?:angegeben|hinterlegt|eingetragen|erfasst|definiert|festgelegt)|\bno [^.]{1,40}\b(?:specified|given|set|entered)\b|\bbitte\b.{0,80}\b(?:eintragen|angeben|ergänzen|erfassen|hinterlegen|pflegen|ausfüllen|nachtragen)|\bplease (?:enter|provide|add|specify|fill in|complete)\b|geben sie\b[^.]{0,120}\ban\b|enthält kein|do(?:es)? not contain|erforderlich|pflichtfeld|pflichtangabe|\b(?:is|are) empty\b|unvollständig|must (?:reference|refer to)\b|muss\b[^.]{0,60}\bbeziehen\b|\bincomplete\b|(?:must|muss) (?:have|haben|contain) (?:a |at least |eine |mindestens )|(?:cannot|must not|may not|can't|should not) be (?:empty|blank)|darf nicht leer|nicht (?:bestimmt|ermittelt) werden|is (?:a )?mandatory|ist notwendig|\b(?:ist|sind) pflicht\b/i,
  ],
  [
    'other',
    /ungültig|unzulässig|unbekannt|nicht (?:zulässig|erlaubt|gültig|bekannt|korrekt)|\binvalid\b|\bunknown\b|not (?:allowed|valid|known)|\b(?:is|are|ist|sind) (?:incorrect|wrong|falsch|fehlerhaft)\b/i,
  ],
];

/** What a message complains about, or undefined when no word says so. */
export function kindOf(text: string): Kind | undefined {
  return CUES.find(([, pattern]) => pattern.test(text))?.[0];
}
