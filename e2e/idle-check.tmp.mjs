import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
const dir = await mkdtemp('/tmp/idle-'); const port = 38219; const url = `http://127.0.0.1:${port}`;
const child = spawn(process.execPath, ['/work/wt/session/packages/server/dist/main.js'], { env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dir, PORT: String(port), DEMO_DATE: '2026-11-20', LOG: 'error', SESSION_IDLE_MINUTES: '1' }, stdio: 'inherit' });
for (;;) { try { if ((await fetch(url + '/api/health')).ok) break; } catch {} await wait(50); }
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-dev-shm-usage'] });
const page = await browser.newPage({ locale: 'es-ES' });
const calls = []; const t0 = Date.now();
page.on('response', (r) => { if (r.url().includes('/api/')) calls.push([Math.round((Date.now() - t0) / 1000), r.status(), r.request().method(), new URL(r.url()).pathname]); });
await page.goto(url + '/login');
await page.getByLabel('Usuario', { exact: true }).fill('vendedor'); await page.getByLabel('Contraseña', { exact: true }).fill('Ventas-2026!');
await page.getByRole('button', { name: 'Iniciar Sesión' }).click(); await page.waitForURL('**/home');
await page.goto(url + '/presupuestos');
await page.getByRole('combobox', { name: 'Presupuesto', exact: true }).selectOption('BGT-2027');
await page.getByRole('option').and(page.locator('[aria-posinset="1"]')).first().click();
const box = page.getByRole('textbox', { name: 'Enero 2027, volumen' }); await box.waitFor(); await box.click();
calls.length = 0; const start = Date.now();
while (Date.now() - start < 200_000) { await page.keyboard.type('4'); await wait(1500); await page.keyboard.press('Backspace'); await wait(1500); }
console.log('typed for', Math.round((Date.now() - start) / 1000), 's at', page.url()); console.log(calls.map((c) => c.join(' ')).join('\n'));
calls.length = 0; await wait(100_000); console.log('idle 100 s:', calls.length, 'calls'); await page.mouse.move(200, 200); await page.mouse.move(220, 210); await wait(3000);
console.log(page.url(), await page.locator('main').innerText()); console.log(calls.map((c) => c.join(' ')).join('\n'));
await page.screenshot({ path: '/tmp/session-ended.png' });
await browser.close(); child.kill('SIGTERM'); await new Promise((r) => child.once('exit', r)); await rm(dir, { recursive: true });
