// A shop with suppliers and customers: wait and notify on the shop, receipts belong to the customer.
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
class Item {
    final String name;
    int price;
    Item(String name, int price) {
        this.name = name;
        this.price = price;
    }
}
class Shop {
    private final LinkedList<Item> shelf = new LinkedList<>();
    private boolean closed;
    private int earned;
    public synchronized void deliver(Item item) throws InterruptedException {
        while (shelf.size() == 5) {
            this.wait();
        }
        shelf.addLast(item);
        this.notifyAll();
    }
    public synchronized Item buy() throws InterruptedException {
        while (shelf.isEmpty()) {
            if (closed) {
                return null;
            }
            this.wait();
        }
        Item item = shelf.removeFirst();
        earned += item.price;
        this.notifyAll();
        return item;
    }
    public synchronized void close() {
        closed = true;
        this.notifyAll();
    }
    public synchronized int earned() {
        return earned;
    }
}
class Supplier extends Thread {
    private final Shop shop;
    Supplier(Shop shop) {
        super("supplier");
        this.shop = shop;
    }
    @Override
    public void run() {
        try {
            for (int i = 0; i < 20; i++) {
                Item item = new Item("item" + i, i);
                item.price += 2;
                shop.deliver(item);
            }
        } catch (InterruptedException e) {
            return;
        }
    }
}
class Customer extends Thread {
    private final Shop shop;
    final List<Item> bag = new ArrayList<>();
    Customer(Shop shop) {
        this.shop = shop;
    }
    @Override
    public void run() {
        try {
            Item item;
            while ((item = shop.buy()) != null) {
                item.price = 0;
                bag.add(item);
            }
        } catch (InterruptedException e) {
            return;
        }
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        Shop shop = new Shop();
        Supplier[] suppliers = {new Supplier(shop), new Supplier(shop)};
        Customer[] customers = {new Customer(shop), new Customer(shop), new Customer(shop)};
        for (Supplier s : suppliers) {
            s.start();
        }
        for (Customer c : customers) {
            c.start();
        }
        for (Supplier s : suppliers) {
            s.join();
        }
        shop.close();
        int n = 0;
        for (Customer c : customers) {
            c.join();
            n += c.bag.size();
        }
        System.out.println(n + " " + shop.earned());
    }
}
