import { describe, expect, it } from 'vitest';
import { mendFor } from './refusals.mjs';

const ELECTRON = '/opt/wound board/electron';
const open = { appArmor: false, noUserNamespaces: false };
const HELPER =
  '[7:1130/FATAL:setuid_sandbox_host.cc(163)] The SUID sandbox helper binary was found, but is not configured correctly. Rather than run without sandboxing I am aborting now.';
const NONE = '[7:1130/FATAL:zygote_host_impl_linux.cc(128)] No usable sandbox! If you are running on a distribution …';

describe('mendFor', () => {
  it('answers AppArmor with a profile for this program, the setting, and the helper', () => {
    const mend = mendFor(NONE, ELECTRON, { ...open, appArmor: true });
    expect(mend).toContain(`'${ELECTRON}' | sudo tee /etc/apparmor.d/woundboard-electron`);
    expect(mend).toContain('sudo apparmor_parser -r /etc/apparmor.d/woundboard-electron');
    expect(mend).toContain('sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0');
    expect(mend).toContain("sudo chown root:root '/opt/wound board/chrome-sandbox'");
  });

  it('answers forbidden user namespaces with the setting', () => {
    const mend = mendFor(NONE, ELECTRON, { ...open, noUserNamespaces: true });
    expect(mend).toContain('kernel.unprivileged_userns_clone=1');
    expect(mend).not.toContain('AppArmor');
  });

  it('answers a helper without its rights with the two commands', () => {
    const mend = mendFor(HELPER, ELECTRON, open);
    expect(mend).toContain("sudo chmod 4755 '/opt/wound board/chrome-sandbox'");
    expect(mend).not.toContain('sysctl');
  });

  it('names a missing library', () => {
    const output = `${ELECTRON}: error while loading shared libraries: libnss3.so: cannot open shared object file`;
    expect(mendFor(output, ELECTRON, open)).toContain('The system lacks libnss3.so');
  });

  it('says nothing about an end it does not know', () => {
    expect(mendFor('TypeError: x is not a function', ELECTRON, { appArmor: true, noUserNamespaces: true })).toBeNull();
  });
});
