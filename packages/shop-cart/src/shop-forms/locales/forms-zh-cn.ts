import type { ShopFormTexts } from '../texts';

/** Chinese, simplified. */
const zhCn: ShopFormTexts = {
  variations: {
    choose: '请选择：{choices}。',
    unavailable: '没有此组合。请选择其他组合。',
    cleared: '已清除您的选择。',
    failed: '无法查询价格。请重试。',
  },
  checkout: {
    required: '{label}为必填项。',
    email: '{label}不是有效的电子邮箱地址。',
    phone: '{label}不是有效的电话号码。',
    billing: '{label}（账单）',
    shipping: '{label}（收货）',
    failed: '无法发送您的订单。您填写的内容没有丢失，请重试。',
    stale: '无法更新总额。请重试。',
    state: '请选择…',
    optional: '选填',
  },
};
export default zhCn;
