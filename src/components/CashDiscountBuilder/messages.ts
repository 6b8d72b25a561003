import { defineMessages } from '../../locales/messages';

export const messages = defineMessages({
  'en-GB': {
    'problem.days': 'Enter a whole number of days.',
    'problem.percent': 'Enter a percentage from 0 to 100 with at most two decimals.',
    'problem.base': 'Enter an amount with at most two decimals, or leave it empty.',
    'finding.part': 'Line {line}: {given} must be {wanted}.',
    'finding.whole': 'Line {line} must be {wanted}.',
    'finding.pattern':
      'Line {line} does not have the form #SKONTO#TAGE=14#PROZENT=2.00#, with capital letters, a point before exactly two decimals, no blanks and one # at the end.',
    'finding.newline':
      'Line {line} is not followed by a line break. Programs that trim text remove it.',
    granted: '{percent} % cash discount for payment within {days} days.',
    grantedOn: '{percent} % cash discount on {base} for payment within {days} days.',
    'verdict.wrong': 'BR-DE-18 is violated.',
    'verdict.right': 'BR-DE-18 is satisfied.',
    'verdict.none': 'There is no cash discount line: none begins with #.',
    days: 'Days',
    percent: 'Percentage',
    base: 'Base amount (optional)',
    entry: 'Period {number}',
    removeEntry: 'Remove: {entry}',
    remove: 'Remove',
    check: 'Check payment terms (BT-20)',
    checkHelp: 'Paste the text with its line breaks. Nothing you type leaves this page.',
    add: 'Add a period',
    needsScript: 'The builder needs JavaScript. This is what it writes for 2 % within 14 days:',
    result: 'Text for BT-20, with a line break at the end',
    copy: 'Copy the text',
    share: 'Copy a link to these entries',
  },
  'de-DE': {
    'problem.days': 'Geben Sie eine ganze Zahl von Tagen ein.',
    'problem.percent':
      'Geben Sie einen Prozentsatz von 0 bis 100 mit höchstens zwei Nachkommastellen ein.',
    'problem.base':
      'Geben Sie einen Betrag mit höchstens zwei Nachkommastellen ein, oder lassen Sie das Feld leer.',
    'finding.part': 'Zeile {line}: Statt {given} muss es {wanted} heißen.',
    'finding.whole': 'Zeile {line} muss {wanted} heißen.',
    'finding.pattern':
      'Zeile {line} hat nicht die Form #SKONTO#TAGE=14#PROZENT=2.00# mit Großbuchstaben, einem Punkt vor genau zwei Nachkommastellen, ohne Leerzeichen und mit einem # am Ende.',
    'finding.newline':
      'Zeile {line} endet nicht mit einem Zeilenumbruch. Programme, die Text kürzen, entfernen ihn.',
    granted: '{percent} % Skonto bei Zahlung innerhalb von {days} Tagen.',
    grantedOn: '{percent} % Skonto auf {base} bei Zahlung innerhalb von {days} Tagen.',
    'verdict.wrong': 'BR-DE-18 ist verletzt.',
    'verdict.right': 'BR-DE-18 ist erfüllt.',
    'verdict.none': 'Es gibt keine Skontozeile: Keine beginnt mit #.',
    days: 'Tage',
    percent: 'Prozentsatz',
    base: 'Basisbetrag (optional)',
    entry: 'Frist {number}',
    removeEntry: 'Entfernen: {entry}',
    remove: 'Entfernen',
    check: 'Zahlungsbedingungen (BT-20) prüfen',
    checkHelp:
      'Fügen Sie den Text mit seinen Zeilenumbrüchen ein. Ihre Eingabe bleibt auf dieser Seite.',
    add: 'Frist hinzufügen',
    needsScript:
      'Der Baukasten braucht JavaScript. Das schreibt er für 2 % innerhalb von 14 Tagen:',
    result: 'Text für BT-20, mit Zeilenumbruch am Ende',
    copy: 'Text kopieren',
    share: 'Link zu diesen Angaben kopieren',
  },
});
