import type { Locator, Page } from 'playwright';
import { type Person, SELLER } from '../support/people.ts';

/** The sign-in screen, the shell around the others, and the way out. */
export function signInButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Iniciar Sesión' });
}

export async function submitSignIn(page: Page, { nombreUsuario, clave }: Person): Promise<void> {
  await page.getByLabel('Usuario', { exact: true }).fill(nombreUsuario);
  await page.getByLabel('Contraseña', { exact: true }).fill(clave);
  await signInButton(page).click();
}

/** Signs in and waits for the home screen, whose files come after its address. */
export async function signIn(page: Page, person: Person = SELLER): Promise<void> {
  await submitSignIn(page, person);
  await page.waitForURL(/\/home(\?|$)/);
  await page.getByRole('heading', { level: 1, name: 'Inicio' }).waitFor();
}

export async function signOut(page: Page, { nombreUsuario }: Person = SELLER): Promise<void> {
  await page.getByRole('button', { name: nombreUsuario }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await page.waitForURL('**/login');
}

/** The message of a form or a screen that is read aloud at once. */
export function alert(page: Page, text: string): Locator {
  return page.getByRole('alert').filter({ hasText: text });
}
