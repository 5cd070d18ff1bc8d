import type { ShopFormTexts } from '../texts';

/** Korean. */
const ko: ShopFormTexts = {
  variations: {
    choose: '선택해 주세요: {choices}.',
    unavailable: '이 조합은 이용할 수 없습니다. 다른 것을 선택해 주세요.',
    cleared: '선택이 지워졌습니다.',
    failed: '가격을 확인할 수 없습니다. 다시 시도해 주세요.',
  },
  checkout: {
    required: '{label} 항목은 필수입니다.',
    email: '{label} 항목이 올바른 이메일 주소가 아닙니다.',
    phone: '{label} 항목이 올바른 전화번호가 아닙니다.',
    billing: '{label} (청구)',
    shipping: '{label} (배송)',
    failed: '주문을 보낼 수 없습니다. 입력하신 내용은 그대로 있습니다. 다시 시도해 주세요.',
    stale: '합계를 업데이트할 수 없습니다. 다시 시도해 주세요.',
    state: '선택…',
    optional: '선택 사항',
  },
};
export default ko;
