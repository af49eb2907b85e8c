class OrderInventory {
    static class Inventory {
        private int count = 100;
        private Orders orders;
        void setOrders(Orders o) { orders = o; }
        synchronized boolean take(int n) {
            if (count < n) return false;
            count -= n;
            return true;
        }
        void recount() {
            int open = orders.open();
            synchronized (this) { count = 100 - open; }
        }
    }
    static class Orders {
        private int open;
        private final Inventory inventory;
        Orders(Inventory i) { inventory = i; }
        synchronized void place(int n) {
            if (inventory.take(n)) open += n;
        }
        synchronized int open() { return open; }
    }
    public static void main(String[] args) {
        Inventory inventory = new Inventory();
        Orders orders = new Orders(inventory);
        inventory.setOrders(orders);
        new Thread(() -> { for (int i = 0; i < 10; i++) orders.place(i); }, "orders").start();
        new Thread(() -> { for (int i = 0; i < 10; i++) inventory.recount(); }, "clerk").start();
    }
}
