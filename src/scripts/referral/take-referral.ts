import { REFERRAL_PARAMETER } from '#src/domain/account/referral-parameter.ts';

// On every page: the code of whoever has sent the visitor here, as the address says it.

const code = new URLSearchParams(location.search).get(REFERRAL_PARAMETER);
if (code) {
  void import('#src/stores/application/state.ts').then((state) => state.rememberPartner(code));
}
