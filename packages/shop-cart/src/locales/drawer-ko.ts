import type { DrawerTexts } from '../drawer/logic/texts';

/** Korean. */
const ko: DrawerTexts = {
  title: '장바구니',
  close: '닫기',
  empty: '장바구니가 비어 있습니다.',
  loading: '장바구니를 불러오는 중…',
  offline: '오프라인 상태입니다. 마지막으로 확인한 장바구니입니다.',
  failed: '처리하지 못했으며 장바구니는 그대로입니다. 다시 시도해 주세요.',
  unread: '장바구니를 불러오지 못했습니다.',
  retry: '다시 시도',
  remove: '{name} 삭제',
  removed: '{name}을(를) 삭제했습니다.',
  undo: '실행 취소',
  less: '{name} 하나 줄이기',
  more: '{name} 하나 늘리기',
  quantity: '{name} 수량',
  subtotal: '소계',
  coupon: '쿠폰 코드',
  apply: '적용',
  remove_coupon: '쿠폰 {code} 삭제',
  note: '상점에 남길 메모',
  saved: '저장했습니다.',
  away: '무료 배송까지 {amount} 남았습니다.',
  reached: '무료 배송입니다.',
  cross_sells: '함께 어울리는 상품',
  add: '{name} 추가',
  view_cart: '장바구니 보기',
  checkout: '결제하기',
  shop: '상점으로 가기',
};
export default ko;
