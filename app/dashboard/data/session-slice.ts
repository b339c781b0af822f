import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clearUserInfo, readUserInfo, storeUserInfo, type UserInfo } from '../../session.ts';

/**
 * `expired`: the session has ended; the dialog that asks to sign in again is open.
 * `isHidden`: the person has signed out in another tab; nobody may read the page behind the dialog.
 * `unconfirmed`: a call waits for a proof of identity; the dialog that asks for it is open.
 * `mustSetUp`: the server refuses everything else until two-step sign-in is set up.
 */
type SessionState = {
  user: UserInfo | undefined;
  expired: boolean;
  isHidden: boolean;
  unconfirmed: boolean;
  mustSetUp: boolean;
};

const slice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({
    user: typeof window === 'undefined' ? undefined : readUserInfo(),
    expired: false,
    isHidden: false,
    unconfirmed: false,
    mustSetUp: false,
  }),
  reducers: {
    signedIn(state, { payload }: PayloadAction<UserInfo>) {
      storeUserInfo(payload);
      state.user = payload;
      state.expired = false;
      state.isHidden = false;
    },
    sessionExpired(state) {
      state.expired = true;
    },
    signedOutElsewhere(state) {
      state.expired = true;
      state.isHidden = true;
    },
    setUpRequired(state) {
      state.mustSetUp = true;
    },
    setUpDone(state) {
      state.mustSetUp = false;
    },
    confirmationRequired(state) {
      state.unconfirmed = true;
    },
    confirmationEnded(state) {
      state.unconfirmed = false;
    },
    signedOut(state) {
      clearUserInfo();
      state.user = undefined;
      state.expired = false;
      state.isHidden = false;
      state.mustSetUp = false;
      state.unconfirmed = false;
    },
  },
});

export const {
  signedIn,
  sessionExpired,
  confirmationRequired,
  confirmationEnded,
  setUpDone,
  setUpRequired,
  signedOut,
  signedOutElsewhere,
} = slice.actions;
export const sessionReducer = slice.reducer;
export type { SessionState };
