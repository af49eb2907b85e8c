// Vtables, base classes, member pointers, static members, names.
namespace shop {
namespace {
struct Base { virtual ~Base() {} virtual int price(int x) = 0; int id = 1; };
}
struct Item : Base { int n; int price(int x) override { n += x; return n; } static int made; };
int Item::made = 3;
template <typename T> struct Box { T value; T take() { return value; } };
}
shop::Item item;
using Method = int (shop::Item::*)(int);
Method method = &shop::Item::price;
int plain(shop::Item *i) { return 1; }
int call_it(shop::Item *i) { return i->price(2); }
int by_pointer(shop::Item &i) { return (i.*method)(3); }
int boxed(shop::Box<int> &b) { return b.take(); }
int static_local() { static int once = call_it(&item); return once; }
// CHECK: global @_ZN4shop4Item4madeE size 4 pretty "shop::Item::made"
// FUNC:
// CHECK: global @method size 16 ... = {0: 17 size 8}
// FUNC:
// CHECK: global @_ZTVN4shop4ItemE linkonce size 40 pretty "vtable for shop::Item" comdat "_ZTVN4shop4ItemE"... = {8: @_ZTIN4shop4ItemE, 16: @..., 24: @..., 32: @_ZN4shop4Item5priceEi}
// FUNC:
// CHECK: struct "shop::Item" size 16 {0:... "" type ... base, 96:32 "n" type ...}
// FUNC: _Z7call_itPN4shop4ItemE
// CHECK: load 8 %0
// CHECK: addr %_ + 16
// CHECK: load 8 %_
// CHECK: call %_(%0, 2)
// FUNC: _Z10by_pointerRN4shop4ItemE
// CHECK: load 8 @method
// CHECK: load 8 (@method + 8)
// FUNC:
// CHECK: func @_ZN4shop3BoxIiE4takeEv(%0) linkonce pretty "shop::Box<int>::take"
// FUNC:
// CHECK: ctor @_GLOBAL__sub_I_classes.cpp
