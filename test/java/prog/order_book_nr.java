// An order book behind a read-write lock; the best prices are copied out.
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class Order {
    final int price;
    private int quantity;

    Order(int price, int quantity) {
        this.price = price;
        this.quantity = quantity;
    }

    int quantity() {
        return quantity;
    }

    int fill(int wanted) {
        int n = Math.min(wanted, quantity);
        quantity -= n;
        return n;
    }
}

class Book {
    private final TreeMap<Integer, List<Order>> asks = new TreeMap<>();
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final Lock reading = lock.readLock();
    private final Lock writing = lock.writeLock();
    private long traded;

    void offer(int price, int quantity) {
        writing.lock();
        try {
            List<Order> level = asks.get(price);
            if (level == null) {
                level = new ArrayList<>();
                asks.put(price, level);
            }
            level.add(new Order(price, quantity));
        } finally {
            writing.unlock();
        }
    }

    int buy(int quantity) {
        int got = 0;
        writing.lock();
        try {
            while (got < quantity && !asks.isEmpty()) {
                Map.Entry<Integer, List<Order>> first = asks.firstEntry();
                List<Order> level = first.getValue();
                Order o = level.get(0);
                got += o.fill(quantity - got);
                if (o.quantity() == 0)
                    level.remove(0);
                if (level.isEmpty())
                    asks.remove(first.getKey());
            }
            traded += got;
        } finally {
            writing.unlock();
        }
        return got;
    }

    int depth() {
        reading.lock();
        try {
            int n = 0;
            for (List<Order> level : asks.values())
                for (Order o : level)
                    n += o.quantity();
            return n;
        } finally {
            reading.unlock();
        }
    }

    long traded() {
        reading.lock();
        try {
            return traded;
        } finally {
            reading.unlock();
        }
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        Book book = new Book();
        Thread seller = new Thread(() -> {
            for (int i = 0; i < 1000; i++)
                book.offer(100 + i % 7, 10);
        });
        Thread buyer = new Thread(() -> {
            int have = 0;
            while (have < 500)
                have += book.buy(5);
        });
        Thread display = new Thread(() -> {
            for (int i = 0; i < 100; i++)
                System.out.println(book.depth() + " " + book.traded());
        });
        seller.start();
        buyer.start();
        display.start();
    }
}
