import { REFERRAL_PARAMETER } from '#src/domain/account/referral-parameter.ts';

// On every page: takes the referral code from the address.

const code = new URLSearchParams(location.search).get(REFERRAL_PARAMETER);
if (code) {
  void import('#src/stores/application/state.ts').then((state) => state.rememberPartner(code));
}
