import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The types of Electron's main process that the host reproduces in part, with the ones they inherit from. */
export const TYPES = {
  App: ['App'],
  BrowserWindow: ['BrowserWindow', 'BaseWindow'],
  Clipboard: ['Clipboard'],
  CommandLine: ['CommandLine'],
  CrashReporter: ['CrashReporter'],
  Dialog: ['Dialog'],
  IpcMain: ['IpcMain'],
  Menu: ['Menu'],
  MenuItem: ['MenuItem'],
  NativeImage: ['NativeImage'],
  NativeTheme: ['NativeTheme'],
  Net: ['Net'],
  Notification: ['Notification'],
  PowerMonitor: ['PowerMonitor'],
  Protocol: ['Protocol'],
  SafeStorage: ['SafeStorage'],
  Screen: ['Screen'],
  Session: ['Session'],
  Shell: ['Shell'],
  WebContents: ['WebContents'],
  WebFrameMain: ['WebFrameMain'],
  WebRequest: ['WebRequest'],
};

/** What every EventEmitter has. */
const EVENTS = new Set(['on', 'off', 'once', 'addListener', 'removeListener', 'removeAllListeners', 'emit']);

/**
 * @typedef {object} Members
 * @property {string[]} instance
 * @property {string[]} static
 */

/**
 * @param {ts.ClassDeclaration | ts.InterfaceDeclaration} declaration
 * @param {Members} members
 */
function collect(declaration, members) {
  for (const member of declaration.members) {
    if (!member.name || !ts.isIdentifier(member.name) || EVENTS.has(member.name.text)) continue;
    const isStatic =
      ts.canHaveModifiers(member) && ts.getModifiers(member)?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword);
    members[isStatic ? 'static' : 'instance'].push(member.name.text);
  }
}

/**
 * Reads Electron's own type declarations.
 *
 * @param {string} file electron.d.ts
 * @returns {Record<string, Members>} sorted names by type; `main` holds what a main process can import
 */
export function readMembers(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  /** @type {Record<string, Members>} */
  const found = { main: { instance: [], static: [] } };
  for (const name of Object.keys(TYPES)) found[name] = { instance: [], static: [] };
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isModuleDeclaration(node) && ['Main', 'Common'].includes(node.name.text)) {
      imports(node, found.main?.instance ?? []);
      return;
    }
    if (ts.isModuleDeclaration(node) && /^(Renderer|Utility|CrossProcessExports)$/.test(node.name.text)) return;
    if (ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node))
      for (const [name, parts] of Object.entries(TYPES))
        if (parts.includes(node.name?.text ?? '') && found[name]) collect(node, found[name]);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  for (const members of Object.values(found)) {
    members.instance = [...new Set(members.instance)].sort();
    members.static = [...new Set(members.static)].sort();
  }
  return found;
}

/**
 * @param {ts.ModuleDeclaration} namespace
 * @param {string[]} names
 */
function imports(namespace, names) {
  if (!namespace.body || !ts.isModuleBlock(namespace.body)) return;
  for (const statement of namespace.body.statements) {
    if (ts.isClassDeclaration(statement) && statement.name) names.push(statement.name.text);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name } of statement.declarationList.declarations) if (ts.isIdentifier(name)) names.push(name.text);
  }
}
