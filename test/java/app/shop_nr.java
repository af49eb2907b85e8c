// Customers and supplier use synchronised methods.
import java.util.Vector;
class Main {
    static class Shop {
        private final Vector<Integer> items = new Vector<>();
        private int delivered;
        private boolean open = true;
        synchronized int take() {
            while (items.isEmpty() && open) {
                try {
                    wait();
                } catch (InterruptedException e) {
                    return -1;
                }
            }
            return items.isEmpty() ? -1 : items.remove(0);
        }
        void deliver(int item) {
            synchronized (this) {
                items.add(item);
                delivered++;
                notify();
            }
        }
        synchronized void close() {
            open = false;
            System.out.println(delivered);
            notifyAll();
        }
    }
    static class Supplier extends Thread {
        private final Shop shop;
        Supplier(Shop shop) {
            this.shop = shop;
        }
        @Override
        public void run() {
            for (int i = 0; i < 10; i++)
                shop.deliver(i);
        }
    }
    static class Customer extends Thread {
        private final Shop shop;
        private int bought;
        Customer(Shop shop) {
            this.shop = shop;
        }
        @Override
        public void run() {
            while (shop.take() >= 0)
                bought++;
        }
    }
    public static void main(String[] args) {
        Shop shop = new Shop();
        for (int i = 0; i < 3; i++)
            new Customer(shop).start();
        for (int i = 0; i < 2; i++)
            new Supplier(shop).start();
        shop.close();
    }
}
