import type { CartTexts } from '../settings';

/** Korean. */
const ko: CartTexts = {
  i18n_added: '장바구니에 추가되었습니다.',
  i18n_removed: '장바구니에서 삭제되었습니다.',
  i18n_failed: '처리되지 않았습니다. 장바구니를 확인하고 다시 시도해 주세요.',
  i18n_wait: '잠시 기다려 주세요…',
  i18n_undo: '실행 취소',
  i18n_password_show: '비밀번호 표시',
  i18n_password_hide: '비밀번호 숨기기',
};
export default ko;
