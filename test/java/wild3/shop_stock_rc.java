// Shop: suppliers and customers meet at a store whose size is read without its lock.
import java.util.Random;

class Store {
    static final int SIZE = 10;
    private Object[] shelf = new Object[SIZE];
    private int items = 0;

    public synchronized void put(Object o) throws InterruptedException {
        while (items == SIZE)
            wait();
        shelf[items++] = o; // RACE! i
        notifyAll();
    }

    public synchronized Object get() throws InterruptedException {
        while (items == 0)
            wait();
        Object o = shelf[--items]; // RACE! i
        shelf[items] = null;
        notifyAll();
        return o;
    }

    public int getItems() {
        return items; // RACE! i
    }
}

class Supplier implements Runnable {
    private final Store store;
    Supplier(Store store) { this.store = store; }
    public void run() {
        Random random = new Random();
        try {
            for (int i = 0; i < 20; i++)
                store.put(Integer.valueOf(random.nextInt()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

class Customer implements Runnable {
    private final Store store;
    Customer(Store store) { this.store = store; }
    public void run() {
        int bought = 0;
        try {
            while (bought < 10) {
                if (store.getItems() > 0) {
                    store.get();
                    bought++;
                } else {
                    Thread.sleep(1);
                }
            }
        } catch (InterruptedException e) {
            return;
        }
    }
}

public class Main {
    public static void main(String[] args) {
        Store store = new Store();
        new Thread(new Supplier(store)).start();
        for (int i = 0; i < 2; i++) {
            Thread t = new Thread(new Customer(store));
            t.start();
        }
    }
}
