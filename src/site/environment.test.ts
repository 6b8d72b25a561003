import { expect, it } from 'vitest';
import { booleanSetting, emailSetting, urlSetting } from './environment';

it('takes the fallback where a variable is unset or empty', () => {
  expect(urlSetting('SITE_URL', 'https://a.example.com', {})).toBe('https://a.example.com');
  expect(urlSetting('SITE_URL', 'https://a.example.com', { SITE_URL: ' ' })).toBe(
    'https://a.example.com',
  );
  expect(urlSetting('CSP_REPORT_URL', '', {})).toBe('');
  expect(booleanSetting('FLAG', true, {})).toBe(true);
  expect(emailSetting('MAIL', 'a@example.com', {})).toBe('a@example.com');
});

it('strips the trailing slash of an address', () => {
  expect(urlSetting('SITE_URL', '', { SITE_URL: 'https://b.example.com/x/' })).toBe(
    'https://b.example.com/x',
  );
});

it.each([
  [() => urlSetting('SITE_URL', '', { SITE_URL: 'b.example.com' }), 'SITE_URL'],
  [() => urlSetting('SITE_URL', '', { SITE_URL: 'javascript:alert(1)' }), 'SITE_URL'],
  [() => emailSetting('MAIL', '', { MAIL: 'a b@example' }), 'MAIL'],
  [() => booleanSetting('FLAG', false, { FLAG: '1' }), 'FLAG'],
])('names the variable that is wrong', (read, name) => {
  expect(read).toThrow(name);
});
