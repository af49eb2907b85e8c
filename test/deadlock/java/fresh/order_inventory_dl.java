class OrderInventory {
    static class Inventory {
        private int count = 100;
        private Orders orders;
        void setOrders(Orders o) { orders = o; }
        synchronized boolean take(int n) { // DEADLOCK
            if (count < n) return false; // DEADLOCK!
            count -= n;
            return true;
        }
        void recount() {
            synchronized (this) {
                count = 100 - orders.open(); // DEADLOCK
            }
        }
    }
    static class Orders {
        private int open;
        private final Inventory inventory;
        Orders(Inventory i) { inventory = i; }
        synchronized void place(int n) {
            if (inventory.take(n)) open += n; // DEADLOCK
        }
        synchronized int open() { return open; } // DEADLOCK!
    }
    public static void main(String[] args) {
        Inventory inventory = new Inventory();
        Orders orders = new Orders(inventory);
        inventory.setOrders(orders);
        new Thread(() -> { for (int i = 0; i < 10; i++) orders.place(i); }, "orders").start();
        new Thread(() -> { for (int i = 0; i < 10; i++) inventory.recount(); }, "clerk").start();
    }
}
